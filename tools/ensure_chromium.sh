#!/usr/bin/env bash
# Install Chromium with the system's package manager where we may; run before the browser tests.
set -eu
if command -v chromium > /dev/null || command -v chromium-browser > /dev/null || command -v google-chrome > /dev/null; then
    exit 0
fi
if [ "$(id -u)" -ne 0 ] || ! command -v apt-get > /dev/null; then
    echo "Chromium is not installed and cannot be installed from here: the browser tests will be skipped" >&2
    exit 0
fi
export DEBIAN_FRONTEND=noninteractive
apt-get update -qq || true
apt-get install -y -qq --no-install-recommends chromium > /dev/null ||
    echo "Chromium could not be installed: the browser tests will be skipped" >&2
