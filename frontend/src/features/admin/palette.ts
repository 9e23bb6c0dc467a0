import { formatDay } from '../../shared/ui/dates';
import { formatReais } from '../../shared/ui/numbers';
import type { Finder } from '../../shared/ui/suggestion';
import { searchPayments } from './payments/payments.api';
import { findPromoCodes } from './promo-codes/promo-codes.api';
import { searchUsers } from './users/users.api';

const MOST = 4;

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
  const { data } = await dispatch(findPromoCodes(text, MOST));
  return (data?.data ?? []).map(({ code, description }) => ({
    group: 'Códigos promocionais',
    label: [code, description].filter(Boolean).join(', '),
    does: { goTo: `/admin/codigos?${new URLSearchParams({ text: code })}` },
  }));
};
