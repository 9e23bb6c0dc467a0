import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Azure's agent of a virtual machine, which answers every machine of that cloud at an address that looks like any other. */
const AZURE_HOST = '168.63.129.16';
const GLOBAL_V6 = ipaddr.parseCIDR('2000::/3') as [ipaddr.IPv6, number];

/** Whether an address is one of the internet: not of this machine, of a private or reserved network, or one that leads into such. */
export function isPublicAddress(address: string): boolean {
  if (!isIP(address)) return false;
  const parsed = ipaddr.process(address);
  if (parsed.range() !== 'unicast' || parsed.toString() === AZURE_HOST) return false;
  return !(parsed instanceof ipaddr.IPv6) || parsed.match(GLOBAL_V6);
}
