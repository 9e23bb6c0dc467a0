import type { Cnpj } from '../../../kernel/cnpj.js';
import type { WatchVerdict } from '../../../kernel/watch-lines.js';
import { cnpjInLine } from '../../../kernel/watchlist.js';

export interface SortedLine {
  readonly linha: string;
  /** Null: the line holds none that is valid. */
  readonly cnpj: Cnpj | null;
  /** Null: it is for the list to say. */
  readonly veredito: WatchVerdict | null;
}

/** What can be said of lines without looking at the list: which are no CNPJ, and which say the same as one before. */
export function sortLines(lines: readonly string[]): SortedLine[] {
  const seen = new Set<string>();
  return lines.map((line) => {
    const linha = line.trim();
    const cnpj = cnpjInLine(linha);
    if (!cnpj) return { linha, cnpj, veredito: 'invalida' };
    const veredito = seen.has(cnpj) ? 'repetida' : null;
    seen.add(cnpj);
    return { linha, cnpj, veredito };
  });
}
