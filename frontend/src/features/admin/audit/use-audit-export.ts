import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { readApiError } from '../../../shared/api/api-error';
import type { SearchAuditBody } from '../../../shared/api/generated';
import { type CallDispatch, saveAudit } from './audit.api';

/** Saves what a search finds as a file for a spreadsheet; the password is asked for on the way. */
export function useAuditExport() {
  const dispatch = useDispatch<CallDispatch>();
  const [state, setState] = useState<{ busy: boolean; problem: string | null }>({ busy: false, problem: null });

  async function save(body: SearchAuditBody): Promise<void> {
    setState({ busy: true, problem: null });
    const { error } = await dispatch(saveAudit.initiate(body, { track: false }));
    setState({
      busy: false,
      problem: error ? readApiError(error, 'Não foi possível exportar a auditoria.').text : null,
    });
  }
  return { ...state, save };
}
