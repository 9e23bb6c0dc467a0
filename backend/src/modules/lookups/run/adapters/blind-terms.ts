import type { SubjectHash } from '../../../../platform/crypto/subject-hash.js';
import { SEARCH_TERMS } from '../../model/index.js';

/**
 * Search terms as the database holds them: 64 bits of a keyed hash over account and term, as a signed integer's text. Who
 * sees a dump learns neither the terms nor whether two accounts share one. `domain` keeps terms of other uses apart.
 */
export function blindTerms(
  hash: SubjectHash,
  accountId: string,
  terms: readonly string[],
  domain = SEARCH_TERMS,
): string[] {
  return terms.map((term) => hash.of(domain, `${accountId}\0${term}`).readBigInt64BE().toString());
}
