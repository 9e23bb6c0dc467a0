import { CSV_MARK } from '@kernel/csv';
import { useState } from 'react';
import { readApiError } from '../../../shared/api/api-error';
import { useCallDispatch } from '../../../shared/api/call';
import type { ExportHistoryBody } from '../../../shared/api/generated';
import { download } from '../../../shared/files/download';
import { dayInBrazil } from '../../../shared/ui/dates';
import { lookupsApi } from '../lookups.api';
import { AT_ONCE } from './history-erase';

/** Saves entries as the server writes them for a spreadsheet: ticked ones, or all that filters and text let through. */
export function useHistoryExport() {
  const dispatch = useCallDispatch();
  const [state, setState] = useState<{ busy: boolean; problem: string | null }>({ busy: false, problem: null });

  async function save(orders: readonly ExportHistoryBody[]): Promise<void> {
    setState({ busy: true, problem: null });
    let text = '';
    for (const order of orders) {
      const call = lookupsApi.endpoints.exportHistorySelection.initiate(order, { track: false });
      const { data, error } = await dispatch(call);
      if (error) {
        return setState({ busy: false, problem: readApiError(error, 'Não foi possível exportar o histórico.').text });
      }
      text += text === '' ? data : withoutHead(String(data));
    }
    setState({ busy: false, problem: null });
    // Reading the answer took the mark off.
    download(historyFileName(new Date()), 'text/csv', CSV_MARK + text);
  }

  return {
    ...state,
    saveAll: (order: ExportHistoryBody) => save([order]),
    saveChosen: (ids: readonly string[]) => {
      // Newest first throughout, as the server writes those of each order: their numbers begin with the time.
      const newest = [...ids].sort().reverse();
      return save(Array.from({ length: Math.ceil(ids.length / AT_ONCE) }, (_, at) => ({ ids: pageOf(newest, at) })));
    },
  };
}

function pageOf(ids: readonly string[], at: number): string[] {
  return ids.slice(at * AT_ONCE, (at + 1) * AT_ONCE);
}

/** The names of the columns stand once, above the first entries. */
function withoutHead(text: string): string {
  return text.slice(text.indexOf('\n') + 1);
}

/** historico-consultas-2026-11-21.csv. */
function historyFileName(at: Date): string {
  return `historico-consultas-${dayInBrazil(at)}.csv`;
}
