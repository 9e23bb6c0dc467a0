import { IDENTITY_METHODS, REFUSAL_REASONS } from '@kernel/data-subject-request';
import type { OpenedDataSubjectRequest } from '../../../shared/api/generated';
import { Card } from '../../../shared/ui/card';
import { formatMoment } from '../../../shared/ui/dates';
import classes from './timeline.module.css';

type Event = OpenedDataSubjectRequest['timeline'][number]['event'];

const EVENTS: Readonly<Record<Event, string>> = {
  pedido_recebido: 'Pedido recebido',
  email_confirmado: 'E-mail confirmado pelo link',
  comprovacao_solicitada: 'Comprovação de identidade pedida',
  identidade_confirmada: 'Identidade confirmada',
  supressao_aplicada: 'Supressão em vigor',
  resposta_enviada: 'Resposta enviada',
  resposta_reenviada: 'Novo link da resposta enviado',
  resposta_aberta: 'Resposta aberta pelo titular',
  pedido_recusado: 'Pedido recusado',
  pedido_cancelado: 'Pedido cancelado pelo dono do e-mail',
  dados_apagados: 'Dados pessoais apagados',
};
const ACTORS = { titular: 'titular', admin: 'administrador', sistema: 'automático' } as const;

/** What happened to a request, the oldest first, as its append-only record has it. */
export function Timeline({ request }: { request: OpenedDataSubjectRequest }) {
  const { timeline, identityMethod, identityNote, refusalReason } = request;
  return (
    <Card title="Andamento">
      <ol className={classes.timeline}>
        {timeline.map(({ at, actor, adminId, event }) => (
          <li key={`${at} ${event}`} className="soft small breaks grid">
            <strong className="ink medium bold">{EVENTS[event]}</strong>
            <span>
              {formatMoment(at)}, {ACTORS[actor]}
              {adminId && <code> {adminId.slice(-8)}</code>}
            </span>
            {event === 'identidade_confirmada' && identityMethod && <span>{IDENTITY_METHODS[identityMethod]}</span>}
            {event === 'identidade_confirmada' && identityNote && <span>“{identityNote}”</span>}
            {event === 'pedido_recusado' && refusalReason && <span>{REFUSAL_REASONS[refusalReason]}</span>}
          </li>
        ))}
      </ol>
    </Card>
  );
}
