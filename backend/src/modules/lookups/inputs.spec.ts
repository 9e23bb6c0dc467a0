import { SUBJECT_INPUTS } from '../../kernel/subject-inputs.js';
import { subjectKeysOf } from './audit/domain/subject-keys.js';
import { traceOf } from './limits/domain/trace.js';
import type { LookupQuery } from './model/index.js';
import { DOCUMENT_KINDS } from './suppression/domain/subject-documents.js';
import type { SuppressionKind } from './suppression/domain/subject-keys.js';
import { asksForSuppressed } from './suppression/domain/suppressed.js';

interface Decision {
  /** What else the lookup asks by, where the input is worth nothing alone. */
  readonly with?: LookupQuery;
  /** As what the limits see who counts up or goes through the alphabet. */
  readonly trace: 'series' | 'name' | null;
  /** By what somebody suppressed is recognised in the question. */
  readonly suppressed: SuppressionKind | null;
  /** Whether people name themselves by it in what they ask of the operator. */
  readonly document: boolean;
}

/** What was decided of each input by which a lookup asks. */
const DECIDED: Readonly<Record<string, Decision>> = {
  nome: { with: { sufixo: '982247' }, trace: 'name', suppressed: 'nome_cpf', document: true },
  cpf: { trace: 'series', suppressed: 'cpf', document: true },
  // It says of whose CPF it is; the CPF beside it is what counts.
  dataNascimento: { with: { cpf: '52998224725' }, trace: 'series', suppressed: 'cpf', document: false },
  telefone: { trace: 'series', suppressed: 'telefone', document: true },
  // The answer is about the children, each of whom is looked at in it.
  mae: { trace: 'name', suppressed: null, document: false },
  rg: { trace: 'series', suppressed: 'rg', document: true },
  cnpj: { trace: 'series', suppressed: 'cnpj', document: true },
  // It names a street, and nobody.
  cep: { trace: null, suppressed: null, document: false },
  email: { trace: 'series', suppressed: 'email', document: true },
  sufixo: { with: { nome: 'ANA LIMA' }, trace: 'name', suppressed: 'nome_cpf', document: false },
};

describe('What guards people has decided of each input by which a lookup asks:', () => {
  it.each([...SUBJECT_INPUTS.values()])('$name', ({ name, example, normalise }) => {
    const { with: beside, ...decided } = DECIDED[name] ?? {};
    const query = { ...beside, [name]: name === 'email' ? 'maria1@exemplo.com.br' : normalise(example) };
    const { series, given } = traceOf(query, 0, () => 1);
    expect({
      trace: series !== null ? 'series' : given !== null ? 'name' : null,
      suppressed: kindAskedFor(query),
      document: DOCUMENT_KINDS.some((kind) => kind === name),
    }).toEqual(decided);
    expect(subjectKeysOf(query)).not.toEqual([]);
  });
});

/** By what the question is compared with those who are suppressed. */
function kindAskedFor(query: LookupQuery): SuppressionKind | null {
  const asked: SuppressionKind[] = [];
  const has = (kind: SuppressionKind) => {
    asked.push(kind);
    return false;
  };
  asksForSuppressed(query, { isEmpty: false, holds: () => true, has });
  return asked[0] ?? null;
}
