import { Button } from '@mantine/core';
import {
  type SessionItem,
  useEndAccountSessionMutation,
  useEndAccountSessionsMutation,
} from '../../../shared/api/generated';
import { Ago } from '../../../shared/ui/ago';
import { Card } from '../../../shared/ui/card';
import { ConfirmButton } from '../../../shared/ui/confirm-dialog';
import { formatMoment } from '../../../shared/ui/dates';
import { DoneNotice } from '../../../shared/ui/done-notice';
import { Problem } from '../../../shared/ui/problem';
import { useOutcome } from '../../../shared/ui/use-outcome';
import rows from '../rows.module.css';

/** Where the account is open, and the way to close it there. */
export function SessionsCard({ accountId, sessions }: { accountId: string; sessions: readonly SessionItem[] }) {
  const [endOne, endingOne] = useEndAccountSessionMutation();
  const [endAll] = useEndAccountSessionsMutation();
  const { done, error, run, tell } = useOutcome();

  const one = ({ id: sessionId, device }: SessionItem) =>
    run(endOne({ id: accountId, sessionId }), { text: `Sessão encerrada: ${device}.` });
  return (
    <Card title="Sessões">
      <DoneNotice done={done} />
      <Problem error={error} text="Não foi possível encerrar." />
      {sessions.length === 0 && <p className="soft medium">Nenhuma sessão aberta.</p>}
      {sessions.length > 0 && (
        <ul className="breaks" aria-label="Sessões abertas">
          {sessions.map((session) => (
            <li key={session.id} className={rows.row}>
              <span>
                <strong>{session.device}</strong>
                <span className="soft medium">
                  <time dateTime={session.lastSeenAt} title={formatMoment(session.lastSeenAt)}>
                    Usado <Ago at={session.lastSeenAt} />
                  </time>
                  {session.address && `; rede ${session.address}`}
                </span>
              </span>
              <Button
                size="compact-sm"
                variant="default"
                aria-label={`Encerrar ${session.device}`}
                loading={endingOne.isLoading && endingOne.originalArgs?.sessionId === session.id}
                onClick={() => one(session)}
              >
                Encerrar
              </Button>
            </li>
          ))}
        </ul>
      )}
      {sessions.length > 1 && (
        <ConfirmButton
          label="Encerrar todas"
          title="Encerrar todas as sessões?"
          confirm="Encerrar todas"
          failed="Não foi possível encerrar."
          call={() => endAll(accountId)}
          onDone={() => tell({ text: 'Todas as sessões foram encerradas.' })}
        >
          <p>
            A conta fecha em todos os dispositivos, e quem a usa precisa entrar de novo. Um WhatsApp adicionado terá de
            ser confirmado de novo.
          </p>
        </ConfirmButton>
      )}
    </Card>
  );
}
