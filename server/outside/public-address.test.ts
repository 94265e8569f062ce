import { expect, test } from 'vitest';
import { isPublicAddress, mayBePublicHost } from './public-address.ts';

test.each([
  ['0.0.0.0', 'this network'],
  ['10.1.2.3', 'private'],
  ['100.64.0.1', 'carrier-grade NAT'],
  ['100.100.100.200', 'metadata inside the carrier range'],
  ['127.0.0.1', 'loopback'],
  ['169.254.169.254', 'metadata'],
  ['168.63.129.16', 'metadata on a public address'],
  ['172.16.0.1', 'private'],
  ['172.31.255.255', 'private'],
  ['192.0.0.192', 'metadata in a protocol range'],
  ['192.0.2.1', 'documentation'],
  ['192.88.99.1', 'relay'],
  ['192.168.1.1', 'private'],
  ['198.18.0.1', 'benchmarking'],
  ['203.0.113.9', 'documentation'],
  ['224.0.0.1', 'multicast'],
  ['240.0.0.1', 'reserved'],
  ['255.255.255.255', 'broadcast'],
  ['::', 'unspecified'],
  ['::1', 'loopback'],
  ['::7f00:1', 'IPv4-compatible'],
  ['::ffff:127.0.0.1', 'IPv4-mapped'],
  ['::ffff:93.184.216.34', 'IPv4-mapped, though public'],
  ['::ffff:0:127.0.0.1', 'IPv4-translated'],
  ['64:ff9b::7f00:1', 'NAT64'],
  ['64:ff9b:1::7f00:1', 'local NAT64'],
  ['100::1', 'discard'],
  ['2001::1', 'Teredo'],
  ['2001:db8::1', 'documentation'],
  ['2001:20::1', 'ORCHID'],
  ['2002:7f00:1::', '6to4'],
  ['3fff::1', 'documentation'],
  ['5f00::1', 'segment routing'],
  ['fc00::1', 'unique local'],
  ['fd00:ec2::254', 'metadata'],
  ['fe80::1', 'link-local'],
  ['fe80::1%eth0', 'link-local with a zone'],
  ['fec0::1', 'site-local'],
  ['ff02::1', 'multicast'],
  ['4000::1', 'unassigned'],
  ['', 'empty'],
  ['2130706433', 'not in four parts'],
])('%s is not public: %s', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test.each(['93.184.216.34', '1.1.1.1', '172.32.0.1', '2606:4700::1111', '2a00:1450:4001::200e'])(
  '%s is public',
  (address) => {
    expect(isPublicAddress(address)).toBe(true);
  },
);

test.each(['localhost', 'localhost.', 'a.localhost', 'printer.local', 'metadata.google.internal', 'wiki.home.arpa'])(
  '%s is a private name',
  (name) => expect(mayBePublicHost(name)).toBe(false),
);

test.each(['wiki', 'a..example', '127.0.0.1..', '.example', 'exa$mple.com', ''])(
  '%s is not a full domain name',
  (name) => {
    expect(mayBePublicHost(name)).toBe(false);
  },
);

test.each(['recipes.example', 'recipes.example.', 'xn--bcher-kva.example', 'mylocal.example'])(
  '%s may be public',
  (name) => {
    expect(mayBePublicHost(name)).toBe(true);
  },
);
