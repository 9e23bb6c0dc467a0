/** One thing that narrows or sorts a list. */
export type Filter = Choice | Order | Day | Words | Tick;

interface Labelled {
  readonly label: string;
}

interface Choice extends Labelled {
  readonly kind: 'choice';
  /** Values with the labels that people read. */
  readonly choices: Readonly<Record<string, string>>;
  /** What it is called when nothing is chosen. */
  readonly none: string;
}

interface Order extends Labelled {
  readonly kind: 'order';
  readonly choices: Readonly<Record<string, string>>;
}

interface Day extends Labelled {
  readonly kind: 'day';
  /** Names of the days that bound it. */
  readonly notBefore?: string;
  readonly notAfter?: string;
}

interface Words extends Labelled {
  readonly kind: 'text' | 'search' | 'hidden';
  readonly hint?: string;
  readonly accepts: (value: string) => boolean;
  /** The name of the amount that bounds it, and how amounts are read. */
  readonly notBelow?: { readonly name: string; readonly amountIn: (value: string) => number };
}

interface Tick extends Labelled {
  readonly kind: 'tick';
}

export const choice = (label: string, choices: Choice['choices'], none = 'Todos'): Choice => ({
  kind: 'choice',
  label,
  choices,
  none,
});

/** How the list is sorted; the first is what it does by itself. */
export const order = (choices: Order['choices']): Order => ({ kind: 'order', label: 'Ordem', choices });

/** The first and the last day of what is shown. */
export const DATE_RANGE = {
  from: { kind: 'day', label: 'De', notAfter: 'to' },
  to: { kind: 'day', label: 'Até', notBefore: 'from' },
} as const;

/** Why the end of a range leaves nothing beside its beginning; null where it does not. */
export function rangeProblem(
  filter: Filter,
  value: string,
  values: Readonly<Record<string, string | undefined>>,
): string | null {
  if (filter.kind === 'day') {
    const first = (filter.notBefore && values[filter.notBefore]) || '';
    return value !== '' && value < first ? 'Vem antes da primeira data.' : null;
  }
  if (filter.kind !== 'text' || !filter.notBelow) return null;
  const { name, amountIn } = filter.notBelow;
  const least = values[name] ?? '';
  return value !== '' && least !== '' && amountIn(value) < amountIn(least) ? 'Fica abaixo do primeiro valor.' : null;
}

/** A text that is looked for once its field is left. */
export const text = (label: string, accepts: Words['accepts'], hint = ''): Words => ({
  kind: 'text',
  label,
  hint,
  accepts,
});

/** Characters that a search in the address takes. */
export const MOST_SEARCHED = 100;

/** The list's search box. What it holds stands in the address: nothing personal. */
export const search = (hint: string): Words => ({
  kind: 'search',
  label: 'Busca',
  hint,
  accepts: atMost(MOST_SEARCHED),
});

/** Set by a link or a button; it has a chip and no field. */
export const hidden = (label: string, accepts: Words['accepts']): Words => ({ kind: 'hidden', label, accepts });
export const tick = (label: string): Tick => ({ kind: 'tick', label });

export const atMost =
  (length: number) =>
  (value: string): boolean =>
    value.length <= length;

export function isUuid(value: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(value);
}

/** What each ticked filter has in the address. */
export const TICKED = 'sim';

/** The filters of a list, by their names in the address, in the order in which they stand. */
export type Filters<Values> = { readonly [Name in keyof Values]-?: Filter };
