import {
  DATA_SUBJECT_REQUEST_STATES,
  type DataSubjectRequestState,
  deadlineText,
  EMAIL_CONFIRMATION_DAYS,
} from '@kernel/data-subject-request';
import type { DataSubjectRequestStateAnswer } from '../../../shared/api/generated';
import { dayText, formatDay, formatMoment } from '../../../shared/ui/dates';
import protocolStyles from './protocol.module.css';

const NEXT: Readonly<Record<DataSubjectRequestState, string>> = {
  recebida: 'Confirme o pedido pelo link que enviamos ao e-mail informado.',
  em_verificacao: 'O e-mail está confirmado. Estamos verificando sua identidade.',
  aguardando_titular: 'Enviamos um e-mail dizendo como comprovar quem você é.',
  confirmada: 'Sua identidade está confirmada. A resposta está sendo preparada.',
  respondida: 'A resposta foi enviada ao e-mail informado.',
  recusada: `O motivo foi enviado ao e-mail informado. Se você não confirmou esse e-mail em ${EMAIL_CONFIRMATION_DAYS} dias, o motivo é este.`,
  cancelada: 'O pedido foi cancelado pelo dono do e-mail.',
};

/** Where a request stands, and what comes next. */
export function RequestSituation({ request }: { request: DataSubjectRequestStateAnswer }) {
  const { state, receivedAt, dueOn, daysLeft, endedAt } = request;
  return (
    <dl className={protocolStyles.facts}>
      <dt>Situação</dt>
      <dd>
        <strong>{DATA_SUBJECT_REQUEST_STATES[state]}</strong>
        <span>{NEXT[state]}</span>
      </dd>
      <dt>Recebido em</dt>
      <dd>{formatMoment(receivedAt)}</dd>
      <dt>Prazo</dt>
      <dd>
        {dayText(dueOn)}
        {daysLeft !== null && ` (${deadlineText(daysLeft)})`}
      </dd>
      {endedAt && (
        <>
          <dt>Encerrado em</dt>
          <dd>{formatDay(endedAt)}</dd>
        </>
      )}
    </dl>
  );
}
