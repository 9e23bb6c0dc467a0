import { Button } from '@mantine/core';
import { useState } from 'react';
import { readApiError } from '../../../shared/api/api-error';
import { Card } from '../../../shared/ui/card';
import { useEndSessionMutation, useListSessionsQuery } from './account.api';
import classes from './account-cards.module.css';
import { DeviceRow } from './device-row';
import { EndOthersDialog } from './end-others-dialog';

/** A handful at first: whoever has many wants to end them together. */
const SHOWN = 5;

/** Where the account is open, and the way to close it there. */
export function DevicesCard() {
  const { data, error, isFetching, refetch } = useListSessionsQuery(undefined, { refetchOnMountOrArgChange: true });
  const [endSession, ending] = useEndSessionMutation();
  const [asked, setAsked] = useState(false);
  const [done, setDone] = useState('');
  const [all, setAll] = useState(false);
  const others = (data?.total ?? 0) - 1;
  const devices = data?.data ?? [];

  const end = async (id: string, device: string) => {
    setDone('');
    const answer = await endSession({ id });
    if (!answer.error) setDone(`${device} saiu da sua conta.`);
  };

  return (
    <Card title="Dispositivos">
      {error && !data && (
        <>
          <p role="alert">{readApiError(error, 'Erro ao obter os dispositivos').text}</p>
          <Button variant="default" loading={isFetching} onClick={refetch}>
            Tentar Novamente
          </Button>
        </>
      )}
      {!data && !error && <div className={classes.waiting} />}
      {data && (
        <ul className={classes.rows}>
          {devices.slice(0, all ? undefined : SHOWN).map((session) => (
            <DeviceRow
              key={session.id}
              session={session}
              busy={ending.isLoading && ending.originalArgs?.id === session.id}
              onEnd={() => end(session.id, session.device)}
            />
          ))}
        </ul>
      )}
      {devices.length > SHOWN && !all && (
        <Button variant="subtle" size="compact-sm" className={classes.more} onClick={() => setAll(true)}>
          Mostrar os {devices.length} dispositivos
        </Button>
      )}
      <p role="status" className={classes.done}>
        {ending.error ? readApiError(ending.error, 'Não foi possível sair deste dispositivo.').text : done}
      </p>
      {others > 0 && (
        <Button variant="default" onClick={() => setAsked(true)}>
          Sair de todos os outros
        </Button>
      )}
      {data && others === 0 && <p className={classes.quiet}>Sua conta só está aberta neste dispositivo.</p>}
      {asked && (
        <EndOthersDialog
          others={others}
          onClose={() => setAsked(false)}
          onEnded={(ended) => setDone(ended === 1 ? '1 dispositivo saiu.' : `${ended} dispositivos saíram.`)}
        />
      )}
    </Card>
  );
}
