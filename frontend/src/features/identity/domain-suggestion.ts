const ENDING_SLIPS = /\.(com?\.br|con|co|cm|om|comm|br)$/;

/** The address that was probably meant: ana@gmial.com → ana@gmail.com; null when there is nothing to suggest. */
export function suggestEmail(email: string, domains: readonly string[]): string | null {
  const [name, domain, ...rest] = email.trim().toLowerCase().split('@');
  if (!name || !domain || rest.length > 0 || domains.includes(domain)) return null;
  const mended = domain.replace(ENDING_SLIPS, '.com');
  const meant = domains.find((accepted) => accepted === mended) ?? domains.find((d) => distance(domain, d) <= 2);
  return meant ? `${name}@${meant}` : null;
}

/** Edits between two words, a swap of neighbours counting as one. */
function distance(a: string, b: string): number {
  const rows: number[][] = Array.from({ length: a.length + 1 }, (_, i) => [i]);
  const at = (i: number, j: number): number => rows[i]?.[j] ?? (i === 0 ? j : Number.POSITIVE_INFINITY);
  for (let i = 1; i <= a.length; i++) {
    for (let j = 1; j <= b.length; j++) {
      const swap = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? at(i - 2, j - 2) + 1 : Number.POSITIVE_INFINITY;
      const change = at(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1);
      (rows[i] as number[])[j] = Math.min(at(i - 1, j) + 1, at(i, j - 1) + 1, change, swap);
    }
  }
  return at(a.length, b.length);
}
