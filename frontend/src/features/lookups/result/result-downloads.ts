import type { LookupType } from '@kernel/lookup-catalogue';
import type { ResultView } from '@kernel/results/result-view';
import type { LookupMeta } from '../../../shared/api/generated';
import { download } from '../../../shared/files/download';
import { exportName, resultCsv, resultJson, resultTable } from './result-files';

interface Answer {
  readonly type: LookupType;
  readonly view: ResultView;
  readonly data: unknown;
  readonly meta: LookupMeta | null;
}

export function save(ending: 'json' | 'csv', { type, view, data, meta }: Answer): void {
  const [mediaType, text] =
    ending === 'json'
      ? (['application/json', resultJson(view, data, meta)] as const)
      : (['text/csv', resultCsv(view, meta)] as const);
  download(exportName(type, new Date(), ending), mediaType, text);
}

/** The same table as the CSV. Every cell is a text, so that documents keep their zeros and nothing runs as a formula. */
export async function saveXlsx({ type, view, meta }: Answer): Promise<void> {
  const { default: writeExcelFile } = await import('write-excel-file/universal');
  const rows = resultTable(view, meta).map((row, position) =>
    row.map((value) => ({ type: String, value, ...(position === 0 && { fontWeight: 'bold' as const }) })),
  );
  const blob = await writeExcelFile(rows).toBlob();
  download(exportName(type, new Date(), 'xlsx'), blob.type, blob);
}

/** The browser's print window, in which the file is named as the other exports are. */
export function printAs(type: LookupType): void {
  const { title } = document;
  document.title = exportName(type, new Date(), 'pdf').replace(/\.pdf$/, '');
  window.print();
  document.title = title;
}
