const NO_SOURCE = 'the type has no source: it is in maintenance';

/** What the description promises of a call and no walk can bring about, with the reason. */
export const NEVER_SEEN: Readonly<Record<string, string>> = {
  'v1LookupCpfPai 200': NO_SOURCE,
  'v1LookupCpfPai 404': NO_SOURCE,
  'v1LookupCpfPai 502': NO_SOURCE,
  'v1LookupCpfPai 504': NO_SOURCE,
};
