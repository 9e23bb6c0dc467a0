import { useState } from 'react';
import { readApiError } from '../../../shared/api/api-error';
import { type SendBroadcastBody, useSendBroadcastMutation } from '../../../shared/api/generated';

const CONNECTION = 'Erro de conexão ao enviar recado';

/** Sends what was composed. Until it is known to have gone, trying again is the same broadcast and no second one. */
export function useSending() {
  const [sendBroadcast, { isLoading: busy }] = useSendBroadcastMutation();
  const [id, setId] = useState(newId);
  const [success, setSuccess] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);

  const send = async (broadcast: Omit<SendBroadcastBody, 'id'>): Promise<boolean> => {
    setSuccess(null);
    setFailure(null);
    const { data, error } = await sendBroadcast({ sendBroadcastBody: { ...broadcast, id } });
    if (data) {
      setSuccess(data.message);
      setId(newId());
      return true;
    }
    const { status, text } = readApiError(error, 'Erro ao enviar mensagem', CONNECTION);
    setFailure(status === null ? text : `Erro ao enviar recado: ${text}`);
    if (status !== null) setId(newId());
    return false;
  };
  return { send, busy, success, failure };
}

/** What a field of day and hour holds, read in Brasília, as an instant; null while it holds none. */
export function momentOf(typed: string): string | null {
  const moment = new Date(`${typed}:00-03:00`);
  return Number.isNaN(moment.getTime()) ? null : moment.toISOString();
}

/** By getRandomValues, since randomUUID is missing on pages that are not served securely. */
function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  const variant = ((Number.parseInt(hex[16] ?? '8', 16) & 3) | 8).toString(16);
  const [a, b, c] = [hex.slice(0, 8), hex.slice(8, 12), hex.slice(13, 16)];
  return `${a}-${b}-4${c}-${variant}${hex.slice(17, 20)}-${hex.slice(20)}`;
}
