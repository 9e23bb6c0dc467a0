interface Option {
  readonly value: string;
  readonly label: string;
}

/** The choices of a select, from their labels; `none` is what choosing nothing is called. */
export function choicesOf(labels: Readonly<Record<string, string>>, none?: string): Option[] {
  const choices = Object.entries(labels).map(([value, label]) => ({ value, label }));
  return none === undefined ? choices : [{ value: '', label: none }, ...choices];
}
