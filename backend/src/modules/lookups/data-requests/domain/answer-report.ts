import { basisInWords } from '../../../../kernel/legal-bases.js';
import { lookupDefinition } from '../../../../kernel/lookup-catalogue.js';
import { isPurpose, PURPOSES } from '../../../../kernel/purposes.js';
import type { AuditedLookup, FoundLookups } from '../../audit/index.js';

export interface AnswerReport {
  /** The audit up to this moment, ISO 8601. */
  readonly ate: string;
  readonly total: number;
  /** The newest ones first; at most `MOST_REPORTED`. */
  readonly consultas: ReadonlyArray<ReturnType<typeof reported>>;
  readonly assinantes: number;
  readonly fontes: ReadonlyArray<{
    readonly fonte: string;
    readonly baseLegal: string | null;
    /** The company behind it, where the register names one. */
    readonly responsavel: string | null;
    readonly consultas: number;
  }>;
}

export const MOST_REPORTED = 1_000;

const IN_WORDS: Readonly<Record<AuditedLookup['outcome'], string>> = {
  success: 'Dados mostrados ao assinante',
  not_found: 'Nada encontrado',
  diverged: 'Fontes divergentes: só as diferenças foram mostradas',
  source_down: 'A fonte não respondeu; nada foi mostrado',
  simulated: 'Demonstração: foram mostrados dados inventados',
  withheld: 'Nada foi mostrado: pessoa protegida',
  refused: 'Nada foi mostrado: o plano ou o limite do assinante não permitia',
};

const NONE_ASKED = 'A consulta estava indisponível: nenhuma fonte foi consultada e nada foi mostrado';

/** What the person may be told of these lookups, given newest first; `owners` by the name of a source. */
export function reportOf(
  { lookups, total, accounts, sources }: FoundLookups,
  owners: ReadonlyMap<string, string>,
  until: Date,
): AnswerReport {
  const numbers = new Map<string, number>();
  for (const { accountId } of [...lookups].reverse()) {
    if (!numbers.has(accountId)) numbers.set(accountId, numbers.size + 1);
  }
  return {
    ate: until.toISOString(),
    total,
    consultas: lookups.map((lookup) => reported(lookup, numbers.get(lookup.accountId) ?? 0)),
    assinantes: accounts,
    fontes: sourcesOf(sources, owners),
  };
}

/** One lookup as the person reads it: a subscriber has a number in this answer, and no name. */
function reported({ at, type, purpose, legalBasis, source, outcome }: AuditedLookup, assinante: number) {
  return {
    em: at.toISOString(),
    assinante,
    tipo: lookupDefinition(type).label,
    finalidade: isPurpose(purpose) ? PURPOSES[purpose] : null,
    baseLegal: basisInWords(legalBasis),
    fonte: source,
    desfecho: outcome === 'source_down' && source === null ? NONE_ASKED : (IN_WORDS[outcome] ?? 'Nada foi mostrado'),
  };
}

function sourcesOf(sources: FoundLookups['sources'], owners: ReadonlyMap<string, string>): AnswerReport['fontes'] {
  return sources
    .map(({ source, legalBasis, lookups }) => ({
      fonte: source,
      baseLegal: basisInWords(legalBasis),
      responsavel: owners.get(source) ?? null,
      consultas: lookups,
    }))
    .sort((a, b) => b.consultas - a.consultas || a.fonte.localeCompare(b.fonte));
}
