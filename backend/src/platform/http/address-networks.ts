import ipaddr from 'ipaddr.js';

/** A network that a caller's address lies in, and how many times the limit of one address it may use. */
export interface Network {
  readonly name: string;
  readonly times: number;
}

/**
 * What is counted of a caller's address, by every limit that counts addresses. A household or a server gets a whole /64 of IPv6,
 * whoever rents more gets a /56 or a /48: so these are counted too, each with a higher ceiling.
 */
export function networksOf(address: string | null): readonly [Network, ...Network[]] {
  if (!address || !ipaddr.isValid(address)) return [{ name: address ?? '', times: 1 }];
  const parsed = ipaddr.process(address);
  if (!(parsed instanceof ipaddr.IPv6)) return [{ name: parsed.toString(), times: 1 }];
  const within = (bits: number, times: number) => ({ name: `${prefix(parsed, bits)}/${bits}`, times });
  return [within(64, 1), within(56, 4), within(48, 16)];
}

/** The nearest of them, where only one is counted. */
export function networkOf(address: string | null): string {
  return networksOf(address)[0].name;
}

/** A network as CIDR, of one address without `/`, as it is stored; null for what is none. */
export function parseNetwork(text: string): string | null {
  const whole = ipaddr.isValid(text) ? `${text}/${ipaddr.parse(text).kind() === 'ipv4' ? 32 : 128}` : text;
  // `1.2` is an address for some programs.
  if (!/^[0-9a-f:.]+\/\d{1,3}$/i.test(whole) || !ipaddr.isValidCIDR(whole)) return null;
  if (!whole.includes(':') && !/^(\d+\.){3}\d+\//.test(whole)) return null;
  const [address, bits] = ipaddr.parseCIDR(whole);
  return `${address.toString()}/${bits}`;
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
