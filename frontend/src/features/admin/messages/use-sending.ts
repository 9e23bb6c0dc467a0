import { useState } from 'react';
import { readApiError } from '../../../shared/api/api-error';
import { type SendBroadcastBody, useSendBroadcastMutation } from '../../../shared/api/generated';
import { useRequestId } from '../../../shared/api/request-id';

const CONNECTION = 'Erro de conexão ao enviar recado';

/** Sends what was composed. Until it is known to have gone, trying the same again is the same broadcast and no second one. */
export function useSending() {
  const [sendBroadcast, { isLoading: busy }] = useSendBroadcastMutation();
  const request = useRequestId();
  const [success, setSuccess] = useState<string | null>(null);
  const [failure, setFailure] = useState<string>();

  const send = async (broadcast: Omit<SendBroadcastBody, 'id'>): Promise<boolean> => {
    setSuccess(null);
    setFailure(undefined);
    const { data, error } = await sendBroadcast({ ...broadcast, id: request.of(broadcast) });
    if (data) {
      setSuccess(data.message);
      request.answered();
      return true;
    }
    const { status, text } = readApiError(error, 'Erro ao enviar mensagem', CONNECTION);
    setFailure(status === null ? text : `Erro ao enviar recado: ${text}`);
    request.answered(status);
    return false;
  };
  return { send, busy, success, failure };
}

/** What a field of day and hour holds, read in Brasília, as an instant; null while it holds none. */
export function momentOf(typed: string): string | null {
  // Browsers read a date out of less, too.
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(typed)) return null;
  const moment = new Date(`${typed}:00-03:00`);
  return Number.isNaN(moment.getTime()) ? null : moment.toISOString();
}
