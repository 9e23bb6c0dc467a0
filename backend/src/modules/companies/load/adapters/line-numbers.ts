import type pg from 'pg';

const AT_ONCE = 50_000;

/** Line numbers in ascending order, compactly. `statement` gives a column `line`. */
export async function linesOf(client: pg.Client, statement: string, values: readonly unknown[]): Promise<Int32Array> {
  const after = `$${values.length + 1}`;
  const page = `SELECT line FROM (${statement}) AS found WHERE line > ${after} ORDER BY line LIMIT ${AT_ONCE}`;
  let found = new Int32Array(AT_ONCE);
  let size = 0;
  for (let last = 0, full = true; full; ) {
    const { rows } = await client.query<{ line: string | number }>(page, [...values, last]);
    if (size + rows.length > found.length) {
      const larger = new Int32Array(found.length * 2 + rows.length);
      larger.set(found);
      found = larger;
    }
    for (const { line } of rows) found[size++] = Number(line);
    last = found[size - 1] ?? 0;
    full = rows.length === AT_ONCE;
  }
  return found.subarray(0, size);
}
