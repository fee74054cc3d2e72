import { BlockList, isIPv4, isIPv6 } from 'node:net';

/** IPv4 that is not the public internet: IANA's special-purpose registry, multicast and the reserved upper block. */
const special4 = new BlockList();
for (const [net, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const) {
  special4.addSubnet(net, prefix, 'ipv4');
}

/** IPv6 is the other way round: only global unicast counts, which leaves out mapped, NAT64, local and multicast forms. */
const global6 = new BlockList();
global6.addSubnet('2000::', 3, 'ipv6');

/** Parts of global unicast that carry an IPv4 address inside (Teredo, 6to4) or lead nowhere (documentation). */
const special6 = new BlockList();
for (const [net, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const) {
  special6.addSubnet(net, prefix, 'ipv6');
}

/**
 * True for an address of the public internet.
 * @param address IPv4 or IPv6 in any text form, without brackets; anything else is not public
 */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !special4.check(address, 'ipv4');
  if (!isIPv6(address) || address.includes('%') || address.includes('.')) return false;
  return global6.check(address, 'ipv6') && !special6.check(address, 'ipv6');
}
