import { useRef } from 'react';
import { readApiError } from '../../../shared/api/api-error';
import {
  useEndOtherSessionsMutation,
  useEndSessionMutation,
  useListSessionsQuery,
} from '../../../shared/api/generated';
import { useSession } from '../../../shared/api/session';
import { Card } from '../../../shared/ui/card';
import { ConfirmButton } from '../../../shared/ui/confirm-dialog';
import { Loaded } from '../../../shared/ui/loaded';
import { MoreButton, useFirst } from '../../../shared/ui/more-button';
import { Said } from '../../../shared/ui/said';
import { useOutcome } from '../../../shared/ui/use-outcome';
import { DeviceRow } from './device-row';

/** A handful at first: whoever has many wants to end them together. */
const SHOWN = 5;

/** Where the account is open, and the way to close it there. */
export function DevicesCard() {
  const sessions = useListSessionsQuery(undefined, { refetchOnMountOrArgChange: true });
  const { data } = sessions;
  const [endSession, ending] = useEndSessionMutation();
  const [endOthers] = useEndOtherSessionsMutation();
  const { done, error, run, tell } = useOutcome();
  const subscriber = useSession()?.userType === 'user';
  const others = (data?.total ?? 0) - 1;
  const devices = data?.data ?? [];
  const { shown, rest } = useFirst(devices, SHOWN);
  const list = useRef<HTMLUListElement>(null);

  return (
    <Card title="Dispositivos">
      <Loaded query={sessions} failed="Erro ao obter os dispositivos" small>
        {() => (
          <ul ref={list} className="grid if-any">
            {shown.map((session) => (
              <DeviceRow
                key={session.id}
                session={session}
                busy={ending.isLoading && ending.originalArgs === session.id}
                onEnd={() => run(endSession(session.id), { text: `${session.device} saiu da sua conta.` })}
              />
            ))}
          </ul>
        )}
      </Loaded>
      <MoreButton of={rest} list={list} shown={shown.length}>
        Mostrar os {devices.length} dispositivos
      </MoreButton>
      <Said failed={error !== undefined}>
        {error === undefined ? done?.text : readApiError(error, 'Não foi possível sair deste dispositivo.').text}
      </Said>
      {others > 0 && (
        <ConfirmButton
          label="Sair de todos os outros"
          title="Sair de todos os outros?"
          confirm="Sair dos outros"
          harmless
          failed="Não foi possível sair dos outros dispositivos."
          call={() => endOthers()}
          onDone={({ ended }) => tell({ text: ended === 1 ? '1 dispositivo saiu.' : `${ended} dispositivos saíram.` })}
        >
          <p>
            {others === 1 ? 'O outro dispositivo sai' : `Os outros ${others} dispositivos saem`} da sua conta agora.
            Este continua.{subscriber && ' Um WhatsApp adicionado precisa ser confirmado de novo.'}
          </p>
        </ConfirmButton>
      )}
      {data && others === 0 && <p className="soft medium">Você só está conectado neste dispositivo.</p>}
    </Card>
  );
}
