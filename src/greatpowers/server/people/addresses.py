"""Addresses as they are counted."""

from __future__ import annotations

import ipaddress


def network_of(host: str) -> str:
    """An IPv4 address, of an IPv6 one the network: everybody has a whole one."""
    try:
        address = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return host[:64]
    if isinstance(address, ipaddress.IPv4Address):
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(ipaddress.IPv6Network((int(address) >> 64 << 64, 64)))
