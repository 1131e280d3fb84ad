#!/usr/bin/env bash
# Install PostgreSQL with the system's package manager where we may; run before the server's tests.
set -eu
if compgen -G "/usr/lib/postgresql/*/bin/initdb" > /dev/null || command -v initdb > /dev/null; then
    exit 0
fi
if [ "$(id -u)" -ne 0 ] || ! command -v apt-get > /dev/null; then
    echo "PostgreSQL is not installed and cannot be installed from here: its tests will be skipped" >&2
    exit 0
fi
export DEBIAN_FRONTEND=noninteractive
apt-get update -qq || true
apt-get install -y -qq --no-install-recommends postgresql > /dev/null ||
    echo "PostgreSQL could not be installed: its tests will be skipped" >&2
