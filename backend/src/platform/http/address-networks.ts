import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import { LRUCache } from 'lru-cache';

/** A network that a caller's address lies in, and how many times the limit of one address it may use. */
export interface Network {
  readonly name: string;
  readonly times: number;
}

type Networks = readonly [Network, ...Network[]];

/** Of who asks again and again. */
const KNOWN = new LRUCache<string, Networks>({ max: 5_000 });

/**
 * What is counted of a caller's address, by every limit that counts addresses. A household or a server gets a whole /64 of IPv6,
 * whoever rents more gets a /56 or a /48: so these are counted too, each with a higher ceiling.
 */
export function networksOf(address: string | null): Networks {
  const text = address ?? '';
  const known = KNOWN.get(text);
  if (known) return known;
  const networks = readNetworks(text);
  KNOWN.set(text, networks);
  return networks;
}

function readNetworks(address: string): Networks {
  if (!ipaddr.isValid(address)) return [{ name: address, times: 1 }];
  const parsed = ipaddr.process(address);
  if (!(parsed instanceof ipaddr.IPv6)) return [{ name: parsed.toString(), times: 1 }];
  const within = (bits: number, times: number) => ({ name: `${prefix(parsed, bits)}/${bits}`, times });
  return [within(64, 1), within(56, 4), within(48, 16)];
}

/** The nearest of them, where only one is counted. */
export function networkOf(address: string | null): string {
  return networksOf(address)[0].name;
}

/** An address, or a network as CIDR, as it is stored: always with its bits. Null for what is none. */
export function parseNetwork(text: string): string | null {
  const [base = '', bits, ...rest] = text.split('/');
  // As strict as a person reads it: for other programs 010.0.0.1 is 8.0.0.1, and 1.2 is 1.0.0.2.
  const most = { 4: 32, 6: 128 }[isIP(base)];
  if (most === undefined || rest.length > 0 || base.includes('%')) return null;
  const length = bits === undefined ? most : /^\d{1,3}$/.test(bits) ? Number(bits) : most + 1;
  if (length > most) return null;
  const address = ipaddr.parse(base);
  if (!(address instanceof ipaddr.IPv6)) return `${address.toString()}/${length}`;
  const isFour = address.isIPv4MappedAddress() && length >= 96;
  return isFour ? `${address.toIPv4Address().toString()}/${length - 96}` : `${address.toString()}/${length}`;
}

/** Whether an address lies in one of these networks (`parseNetwork`). IPv4 inside IPv6 counts as IPv4. */
export function liesInSome(address: string, networks: readonly string[]): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  return networks.some((network) => {
    const [base, bits] = ipaddr.parseCIDR(network);
    return parsed.kind() === base.kind() && parsed.match(base, bits);
  });
}

function prefix(address: ipaddr.IPv6, bits: number): string {
  const bytes = address.toByteArray().map((byte, position) => (position < bits / 8 ? byte : 0));
  return new ipaddr.IPv6(bytes).toString();
}
