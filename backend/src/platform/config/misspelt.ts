/** Names of four signs, such as PORT, are close to others' by accident. */
const [SHORT, LONG] = [4, 8];

/** What was set and is no setting, beside the one that it is nearest to: one sign off, or two where the name is long. */
export function misspelt(given: readonly string[], known: ReadonlySet<string>): [given: string, meant: string][] {
  return given
    .filter((name) => /^[A-Z][A-Z0-9_]*$/.test(name) && !known.has(name))
    .flatMap((name) => {
      const [near] = [...known]
        .filter((one) => isNear(name, one))
        .sort((a, b) => distance(name, a) - distance(name, b));
      return near === undefined ? [] : [[name, near]];
    });
}

function isNear(name: string, setting: string): boolean {
  const most = setting.length <= SHORT ? 0 : setting.length < LONG ? 1 : 2;
  return Math.abs(name.length - setting.length) <= most && distance(name, setting) <= most;
}

/** How many signs have to be put in, left out, replaced, or changed with the next one. */
function distance(a: string, b: string): number {
  const rows = Array.from({ length: a.length + 1 }, (_, i) => [i, ...Array<number>(b.length).fill(0)]);
  const at = (i: number, j: number): number => (i === 0 ? j : (rows[i]?.[j] ?? 0));
  for (let i = 1; i <= a.length; i++) {
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const ways = [at(i - 1, j) + 1, at(i, j - 1) + 1, at(i - 1, j - 1) + (same ? 0 : 1)];
      (rows[i] as number[])[j] = Math.min(...ways, swapped ? at(i - 2, j - 2) + 1 : Number.POSITIVE_INFINITY);
    }
  }
  return at(a.length, b.length);
}
