import {
  type Difference,
  type LookupQuery,
  type Outcome,
  withMaskedNames,
  withoutHiddenCpfs,
} from '../../model/index.js';
import { disclosable, type Protection } from './protected-people.js';
import { suffixCpfKey } from './subject-keys.js';

/** What was asked and answered, as it is stored: the data, or the fields on which the sources differed. */
export interface StoredAnswer {
  readonly query: LookupQuery | null;
  readonly outcome: Outcome;
  readonly result: unknown;
}

/** Of nobody is anything answered: to withhold one of these would tell who is protected. */
const TELLS_NOTHING: ReadonlySet<Outcome> = new Set(['not_found', 'source_down']);

/** What may be disclosed of it now; null when it is about somebody of whom nothing could be disclosed, or may not be any more. */
export function stillDisclosable(stored: StoredAnswer, protection: Protection): StoredAnswer | null {
  if (stored.outcome === 'withheld') return null;
  const query = stored.query ?? {};
  if (TELLS_NOTHING.has(stored.outcome) && !isByDocument(query)) return stored;
  if (stored.result === null) return disclosable({}, query, protection) && stored;
  if (stored.outcome === 'diverged') {
    const differing = stored.result as Differing;
    return disclosableDifferences(differing, query, protection) ? asGiven(stored, differing) : null;
  }
  const result = disclosable(withMaskedNames(stored.result), query, protection);
  return result === null ? null : asGiven(stored, result);
}

function asGiven(stored: StoredAnswer, result: unknown): StoredAnswer {
  return { ...stored, result: withoutHiddenCpfs(result) };
}

/** Whoever has a CPF or a CNPJ knows that there is somebody: to them "não encontrado" would be a lie that is seen through. */
export function isByDocument({ cpf, cnpj, sufixo }: LookupQuery): boolean {
  return cpf !== undefined || cnpj !== undefined || suffixCpfKey(sufixo) !== null;
}

interface Differing {
  readonly campos: readonly Difference[];
  readonly cpfs_no_nome?: readonly string[];
}

/** Whether the values on which sources differ may be shown side by side. */
export function disclosableDifferences(
  { campos, cpfs_no_nome }: Differing,
  query: LookupQuery,
  protection: Protection,
): boolean {
  const facts = campos.flatMap(({ campo, valores }) => valores.map(({ valor }) => ({ [campo]: valor })));
  return [{ cpfs_no_nome }, ...facts].every((fact) => disclosable(fact, query, protection) !== null);
}
