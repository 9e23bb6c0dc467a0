const YEAR_2000_MS = Date.UTC(2000, 0, 1);
/** Between texts, and for one that there is none; a genuine text holds neither. */
const BETWEEN = '\u001f';
const NONE = '\u001e';
/** So many bytes `raw` never has. */
const MOST_RAW = 1_000;

/** What a record holds, as values or as SQL of its columns. */
interface Parts<Moment, Id, Text, Raw> {
  readonly at: Moment;
  readonly ids: readonly Id[];
  readonly texts: readonly Text[];
  readonly raw?: Raw;
}

/**
 * The bytes of a record that its mark covers. Records that differ anywhere have different bytes: the number of texts that
 * there are not, and the length of what follows the texts, stand before them.
 */
export function recordBytes({ at, ids, texts, raw }: Parts<Date, string, string | null, Buffer>): Buffer {
  const fixed = Buffer.allocUnsafe(12);
  fixed.writeBigInt64BE(BigInt(at.getTime() - YEAR_2000_MS) * 1_000n);
  fixed.writeInt32BE(texts.filter((text) => text === null).length * MOST_RAW + (raw?.length ?? 0), 8);
  const hex = ids.join('').replaceAll('-', '');
  const parts = [fixed, Buffer.from(hex, 'hex'), Buffer.from(texts.map((text) => text ?? NONE).join(BETWEEN))];
  return Buffer.concat(raw ? [...parts, raw] : parts);
}

/** The same bytes as PostgreSQL puts them together, whatever a session's settings. */
export function recordBytesSql({ at, ids, texts, raw }: Parts<string, string, string, string>): string {
  const counts = `num_nulls(${texts.join(', ')}) * ${MOST_RAW} + ${raw ? `octet_length(${raw})` : 0}`;
  const joined = texts.map((text) => `coalesce(${text}, E'\\x1e')`).join(', ');
  return [
    `timestamptz_send(${at})`,
    `int4send(${counts})`,
    ...ids.map((id) => `uuid_send(${id})`),
    `convert_to(concat_ws(E'\\x1f', ${joined}), 'UTF8')`,
    ...(raw ? [raw] : []),
  ].join(' || ');
}
