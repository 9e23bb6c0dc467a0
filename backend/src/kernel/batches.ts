import { type LookupType, lookupDefinition } from './lookup-catalogue.js';

/** Types whose lines are one text each. */
export const BATCH_TYPES = ['cpf', 'cnpj', 'cep', 'telefone', 'email'] as const satisfies readonly LookupType[];
export type BatchType = (typeof BATCH_TYPES)[number];

export const MOST_BATCH_LINES = 10_000;
/** No file that can be read has more rows. */
export const MOST_LINE_NUMBER = 10_000_000;
/** Characters of a line; what is longer is cut, and is nothing that could be looked up. */
export const MOST_LINE_CHARACTERS = 300;
/** Not ended yet, an account. */
export const MOST_OPEN_BATCHES = 10;

export const BATCH_STATUSES = ['waiting', 'running', 'paused', 'cancelled', 'finished'] as const;
export type BatchStatus = (typeof BATCH_STATUSES)[number];

/**
 * `owner`: by hand, or until its owner says so. `quota`: the day's lookups are used up. `limited`: the account's lookups are paused. These two go on by themselves; who
 * has no `plan`, did not accept the `terms`, or whose `account` is blocked, resumes by hand.
 */
export const BATCH_PAUSES = ['owner', 'quota', 'limited', 'plan', 'terms', 'account'] as const;
export type BatchPause = (typeof BATCH_PAUSES)[number];

/** `waiting`: not asked yet, or its source was down and it will be asked again. */
export const LINE_VERDICT_LABELS = {
  waiting: 'Por consultar',
  found: 'Encontrado',
  nobody: 'Não encontrado',
  diverged: 'Fontes divergem',
  source_down: 'Sem resposta',
  protected: 'Protegido',
  invalid: 'Inválido',
  repeated: 'Repetido',
  cancelled: 'Cancelado',
} as const;
export type LineVerdict = keyof typeof LINE_VERDICT_LABELS;
export const LINE_VERDICTS = Object.keys(LINE_VERDICT_LABELS) as LineVerdict[];

export const BATCH_FORMATS = ['csv', 'xlsx', 'jsonl'] as const;
export type BatchFormat = (typeof BATCH_FORMATS)[number];

/** A line as it stands before anything is asked. */
export interface CheckedLine {
  /** Its number where the list comes from, such as its row in a sheet; else its place, from 1 on. */
  readonly line: number;
  /** Normalised, or as it was given where it is invalid. */
  readonly value: string;
  readonly verdict: 'waiting' | 'invalid' | 'repeated';
  /** What is wrong with it. */
  readonly reason: string | null;
  /** The first line with the same value. */
  readonly sameAs: number | null;
}

/** The lines of a batch, each held to the type's rule and compared with those before it; `numbers` are theirs, where they have some. */
export function checkLines(type: BatchType, items: readonly string[], numbers?: readonly number[]): CheckedLine[] {
  const [input] = lookupDefinition(type).inputs;
  const seen = new Map<string, number>();
  return items.map((item, at) => {
    const line = numbers?.[at] ?? at + 1;
    const text = item.slice(0, MOST_LINE_CHARACTERS);
    const reason = item.length > MOST_LINE_CHARACTERS ? 'Texto longo demais.' : (input?.rule(text) ?? null);
    if (reason !== null) return { line, value: text, verdict: 'invalid', reason, sameAs: null };
    const value = input?.normalise(text) ?? text;
    const sameAs = seen.get(value) ?? null;
    if (sameAs !== null) return { line, value, verdict: 'repeated', reason: null, sameAs };
    seen.set(value, line);
    return { line, value, verdict: 'waiting', reason: null, sameAs: null };
  });
}
