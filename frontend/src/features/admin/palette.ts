import { generatedApi } from '../../shared/api/generated';
import { formatDay } from '../../shared/ui/dates';
import { formatReais } from '../../shared/ui/numbers';
import type { Finder } from '../../shared/ui/suggestion';
import { searchPayments, searchUsers } from './searches';

const MOST = 4;
const { listPromotionalCodes } = generatedApi.endpoints;

export const findUsers: Finder = async (texto, dispatch) => {
  const { data } = await dispatch(searchUsers({ texto, limit: MOST }));
  return (data?.data ?? []).map(({ id, name, email }) => ({
    group: 'Usuários',
    label: [name, email].filter(Boolean).join(', '),
    does: { goTo: `/admin/usuarios?conta=${id}` },
  }));
};

export const findPayments: Finder = async (texto, dispatch) => {
  const { data } = await dispatch(searchPayments({ texto, limit: MOST }));
  return (data?.data ?? []).map(({ id, amount, createdAt, email }) => ({
    group: 'Pagamentos',
    label: `${formatReais(amount)} em ${formatDay(createdAt)}, ${email ?? 'conta encerrada'}`,
    does: { goTo: `/admin/pagamentos?pagamento=${id}` },
  }));
};

export const findCodes: Finder = async (text, dispatch) => {
  const { data } = await dispatch(listPromotionalCodes.initiate({ text, limit: MOST }, { subscribe: false }));
  return (data?.data ?? []).map(({ code, description }) => ({
    group: 'Códigos promocionais',
    label: [code, description].filter(Boolean).join(', '),
    does: { goTo: `/admin/codigos?${new URLSearchParams({ text: code })}` },
  }));
};
