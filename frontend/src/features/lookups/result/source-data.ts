/** A source's record, read member by member: what is missing or of another shape counts as absent. */
export type SourceRecord = Readonly<Record<string, unknown>>;

export function recordIn(value: unknown): SourceRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as SourceRecord) : {};
}

export function listIn(value: unknown): readonly SourceRecord[] {
  return Array.isArray(value) ? value.map(recordIn) : [];
}

export function textsIn(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string' && one.trim() !== '') : [];
}

/** The record that an answer is about, wrapped in `resultado` or not. */
export function recordOf(data: unknown): SourceRecord {
  const outer = recordIn(data);
  return 'resultado' in outer ? recordIn(outer.resultado) : outer;
}

/** The people of an answer: the list itself, or the one in `resultado` or `resultados`. */
export function recordsOf(data: unknown): readonly SourceRecord[] {
  if (Array.isArray(data)) return listIn(data);
  const outer = recordIn(data);
  return listIn(outer.resultados ?? outer.resultado);
}
