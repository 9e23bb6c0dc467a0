import type { LookupAddress, LookupAllOptions } from 'node:dns';
import type { LookupFunction } from 'node:net';

/** A name that leads, or an address that is, where nothing may be sent. */
export class AddressRefused extends Error {
  readonly code = 'ADDRESS_REFUSED';
}

type Resolve = (
  hostname: string,
  options: LookupAllOptions,
  done: (error: NodeJS.ErrnoException | null, found: LookupAddress[]) => void,
) => void;

/**
 * Resolves a name for a connection, which is then made to the very addresses that were checked here: a name that leads
 * elsewhere a moment later changes nothing. One address that is not allowed refuses the name.
 */
export function checkedLookup(isAllowed: (address: string) => boolean, resolve: Resolve): LookupFunction {
  return (hostname, options, done) => {
    resolve(hostname, { ...options, all: true } as LookupAllOptions, (error, found) => {
      const [first] = found ?? [];
      if (error) done(error, '');
      else if (!first || !found.every(({ address }) => isAllowed(address))) done(new AddressRefused(hostname), '');
      else if (options.all) done(null, found);
      else done(null, first.address, first.family);
    });
  };
}
