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
