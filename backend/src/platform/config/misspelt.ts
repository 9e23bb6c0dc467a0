/** Names of four signs, such as PORT, are close to others' by accident. */
const [SHORT, LONG] = [4, 8];

/** What was set and is no setting, beside the one that it is nearest to: one sign off, or two where the name is long. */
export function misspelt(given: readonly string[], known: ReadonlySet<string>): [given: string, meant: string][] {
  return given
    .filter((name) => /^[A-Z][A-Z0-9_]*$/.test(name) && !known.has(name))
    .flatMap((name) => {
      const [near] = [...known]
        .filter((setting) => setting.length > SHORT)
        .map((setting) => ({ setting, off: distance(name, setting, setting.length < LONG ? 1 : 2) }))
        .filter(({ off }) => off < Number.POSITIVE_INFINITY)
        .sort((a, b) => a.off - b.off);
      return near === undefined ? [] : [[name, near.setting]];
    });
}

/**
 * How many signs have to be put in, left out, replaced, or changed with the next one; infinite when it is more than `most`,
 * which most pairs show in their first signs: a start compares thousands.
 */
function distance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return Number.POSITIVE_INFINITY;
  let [before, last]: number[][] = [[], Array.from({ length: b.length + 1 }, (_, j) => j)];
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const ways = [at(last, j) + 1, at(row, j - 1) + 1, at(last, j - 1) + (same ? 0 : 1)];
      row.push(Math.min(...ways, swapped ? at(before, j - 2) + 1 : Number.POSITIVE_INFINITY));
    }
    if (Math.min(...row) > most) return Number.POSITIVE_INFINITY;
    [before, last] = [last, row];
  }
  return at(last, b.length) <= most ? at(last, b.length) : Number.POSITIVE_INFINITY;
}

const at = (row: readonly number[] | undefined, j: number) => row?.[j] ?? Number.POSITIVE_INFINITY;
