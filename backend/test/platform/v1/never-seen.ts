const NO_SOURCE = 'the type has no source: it is in maintenance';

/** What the description promises of a call and no walk can bring about, with the reason. */
export const NEVER_SEEN: Readonly<Record<string, string>> = {
  'v1LookupFatherByCpf 200': NO_SOURCE,
  'v1LookupFatherByCpf 404': NO_SOURCE,
  'v1LookupFatherByCpf 451': NO_SOURCE,
  'v1LookupFatherByCpf 502': NO_SOURCE,
  'v1LookupFatherByCpf 504': NO_SOURCE,
};
