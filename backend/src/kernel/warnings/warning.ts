/** How much a warning weighs: it asks to stop, it asks for care, or it is good to know. */
export type Severity = 'alert' | 'caution' | 'note';

/** The part of an answer that a fact stands in. */
export type Topic =
  | 'registration'
  | 'score'
  | 'income'
  | 'contacts'
  | 'addresses'
  | 'documents'
  | 'companies'
  | 'partners'
  | 'people'
  | 'source';

/** A fact that a warning rests on, as the source tells it. */
export interface Evidence {
  readonly label: string;
  readonly value: string;
  readonly topic: Topic;
}

export interface Finding {
  readonly severity: Severity;
  /** One sentence that says what is so, never what it may mean. */
  readonly text: string;
  readonly evidence: readonly Evidence[];
}

export interface Warning extends Finding {
  readonly rule: string;
}

/** A rule looks at facts and answers what stands out, nothing (`null`), or that the facts it needs are not told. */
export interface Rule<Facts> {
  readonly id: string;
  /** What is checked, for the list of rules. */
  readonly checks: string;
  /** `today` is a day in Brasília, AAAA-MM-DD. */
  readonly look: (facts: Facts, today: string) => Finding | null | 'untold';
}

/** What the rules for an answer say of it. */
export interface RulesResult {
  /** The gravest first. */
  readonly warnings: readonly Warning[];
  /** What was checked and is in order. */
  readonly clear: readonly string[];
  /** What could not be checked, since the answer does not tell. */
  readonly untold: readonly string[];
}

const WEIGHT: Readonly<Record<Severity, number>> = { alert: 0, caution: 1, note: 2 };

export function applyRules<Facts>(rules: readonly Rule<Facts>[], facts: Facts, today: string): RulesResult {
  const seen = rules.map(({ id, checks, look }) => ({ id, checks, found: look(facts, today) }));
  return joined([
    {
      warnings: seen.flatMap(({ id, found }) => (found === null || found === 'untold' ? [] : [{ rule: id, ...found }])),
      clear: seen.filter(({ found }) => found === null).map(({ checks }) => checks),
      untold: seen.filter(({ found }) => found === 'untold').map(({ checks }) => checks),
    },
  ]);
}

export function joined(parts: readonly RulesResult[]): RulesResult {
  return {
    warnings: parts
      .flatMap(({ warnings }) => warnings)
      .sort((one, other) => WEIGHT[one.severity] - WEIGHT[other.severity]),
    clear: parts.flatMap(({ clear }) => clear),
    untold: parts.flatMap(({ untold }) => untold),
  };
}
