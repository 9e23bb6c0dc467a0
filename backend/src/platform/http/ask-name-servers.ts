import type { LookupAddress } from 'node:dns';
import { Resolver } from 'node:dns/promises';

/** Twice, the second time for twice as long. */
const PATIENCE = { timeout: 1_000, tries: 2 };

type Found = (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void;

/**
 * Asks name servers, the system's unless others are named, for a name that a stranger gave. The system's own lookup holds one of
 * few threads until they answer: names whose servers never do would keep everybody else's connections waiting.
 */
export function askNameServers(servers: readonly string[]) {
  return (hostname: string, _options: unknown, done: Found): void => {
    void addressesOf(hostname, servers).then((addresses) => {
      if (addresses.length > 0) done(null, addresses);
      else done(Object.assign(new Error(`no address of ${hostname}`), { code: 'ENOTFOUND' }), []);
    });
  };
}

async function addressesOf(hostname: string, servers: readonly string[]): Promise<LookupAddress[]> {
  const resolver = new Resolver(PATIENCE);
  if (servers.length > 0) resolver.setServers(servers);
  const none = () => [];
  const [v4, v6] = await Promise.all([
    resolver.resolve4(hostname).catch(none),
    resolver.resolve6(hostname).catch(none),
  ]);
  return [...v4.map((address) => ({ address, family: 4 })), ...v6.map((address) => ({ address, family: 6 }))];
}
