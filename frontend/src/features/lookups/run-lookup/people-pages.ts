import { listIn, recordIn, recordsOf } from '@kernel/source-record';

/** How far a list of people has been read; null for a result that is no such list. */
export function readOf(
  data: unknown,
): { readonly shown: number; readonly total: number; readonly goesOn: boolean; readonly next: number } | null {
  const { total, haMais, pagina, paginas } = recordIn(data);
  if (typeof total !== 'number' || typeof pagina !== 'number' || typeof paginas !== 'number' || paginas < 2)
    return null;
  return { shown: recordsOf(data).length, total, goesOn: haMais === true, next: pagina + 1 };
}

/** The people read so far with those of the next page behind them. */
export function withPage(before: unknown, page: unknown): unknown {
  const list = 'resultados' in recordIn(page) ? 'resultados' : 'resultado';
  return { ...recordIn(page), [list]: [...recordsOf(before), ...listIn(recordIn(page)[list])] };
}
