import { Button } from '@mantine/core';
import { useState } from 'react';
import {
  type SessionItem,
  useEndAccountSessionMutation,
  useEndAccountSessionsMutation,
} from '../../../shared/api/generated';
import { Card } from '../../../shared/ui/card';
import { formatMoment, timeAgo } from '../../../shared/ui/dates';
import { DoneNotice } from '../../../shared/ui/done-notice';
import { Problem } from '../../../shared/ui/problem';
import classes from './users.module.css';

/** Where the account is open, and the way to close it there. */
export function SessionsCard({ accountId, sessions }: { accountId: string; sessions: readonly SessionItem[] }) {
  const [endOne, endingOne] = useEndAccountSessionMutation();
  const [endAll, endingAll] = useEndAccountSessionsMutation();
  const [done, setDone] = useState('');
  const failure = endingOne.error ?? endingAll.error;

  async function one({ id: sessionId, device }: SessionItem): Promise<void> {
    const { error } = await endOne({ id: accountId, sessionId });
    if (!error) setDone(`Sessão encerrada: ${device}.`);
  }
  async function all(): Promise<void> {
    const { error } = await endAll({ id: accountId });
    if (!error) setDone('Todas as sessões foram encerradas.');
  }
  return (
    <Card title="Sessões">
      <DoneNotice done={done ? { text: done } : null} busy={false} />
      <Problem error={failure} text="Não foi possível encerrar." />
      {sessions.length === 0 && <p className={classes.soft}>A conta não está aberta em nenhum dispositivo.</p>}
      {sessions.length > 0 && (
        <ul className={classes.rows} aria-label="Sessões abertas">
          {sessions.map((session) => (
            <li key={session.id} className={classes.row}>
              <span>
                <strong>{session.device}</strong>
                <span className={classes.soft}>
                  <time dateTime={session.lastSeenAt} title={formatMoment(session.lastSeenAt)}>
                    Usado {timeAgo(session.lastSeenAt).toLowerCase()}
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
        <Button variant="default" loading={endingAll.isLoading} onClick={all}>
          Encerrar todas
        </Button>
      )}
    </Card>
  );
}
