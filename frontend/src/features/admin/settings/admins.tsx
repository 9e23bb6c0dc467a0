import { Button } from '@mantine/core';
import {
  type AdminInvitedAnswer,
  type AdminItem,
  useDeactivateAdminMutation,
  useListAdminsQuery,
  useReactivateAdminMutation,
} from '../../../shared/api/generated';
import { Ago } from '../../../shared/ui/ago';
import { formatMoment } from '../../../shared/ui/dates';
import { DoneNotice } from '../../../shared/ui/done-notice';
import { Loaded } from '../../../shared/ui/loaded';
import { Problem } from '../../../shared/ui/problem';
import { Tag } from '../../../shared/ui/tag';
import { useAsked } from '../../../shared/ui/use-asked';
import { useOutcome } from '../../../shared/ui/use-outcome';
import rows from '../rows.module.css';
import { Section } from '../section';
import { InviteDialog, InvitedDialog } from './invite-dialog';
import classes from './settings.module.css';

/** Who administers: invited, shut out, let in again. */
export function Admins() {
  const query = useListAdminsQuery(undefined, { refetchOnMountOrArgChange: true });
  const [deactivate, deactivating] = useDeactivateAdminMutation();
  const [reactivate, reactivating] = useReactivateAdminMutation();
  const { asked, ask, close } = useAsked<'invite' | AdminInvitedAnswer>();
  const { done, error, run } = useOutcome();

  const letIn = ({ id, username }: AdminItem) => run(reactivate(id), { text: `${username} pode entrar de novo.` });
  const shutOut = (admin: AdminItem) =>
    run(deactivate(admin.id), { text: `${admin.username} não entra mais.`, undo: () => letIn(admin) });
  return (
    <Section title="Administradores">
      <div className={classes.notice}>
        <DoneNotice done={done} busy={reactivating.isLoading} />
        <Problem error={error} />
      </div>
      <Loaded query={query} failed="Não foi possível carregar." small>
        {({ data }) => (
          <ul className={`boxed breaks ${classes.rows}`}>
            {data.map((admin) => (
              <Admin
                key={admin.id}
                admin={admin}
                busy={deactivating.originalArgs === admin.id && deactivating.isLoading}
                onShutOut={() => shutOut(admin)}
                onLetIn={() => letIn(admin)}
              />
            ))}
          </ul>
        )}
      </Loaded>
      <Button variant="default" onClick={() => ask('invite')}>
        Convidar administrador
      </Button>
      {asked === 'invite' ? (
        <InviteDialog onInvited={ask} onClose={close} />
      ) : (
        asked && <InvitedDialog invited={asked} onClose={close} />
      )}
    </Section>
  );
}

interface Props {
  readonly admin: AdminItem;
  readonly busy: boolean;
  readonly onShutOut: () => void;
  readonly onLetIn: () => void;
}

function Admin({ admin, busy, onShutOut, onLetIn }: Props) {
  const { username, own, lastLoginAt, deactivatedAt, invited, totp } = admin;
  return (
    <li className={rows.row}>
      <div>
        <p className="strong">
          {username} {own && <Tag tone="accent">Você</Tag>} {invited && <Tag tone="warning">Convite aberto</Tag>}{' '}
          {deactivatedAt && <Tag tone="danger">Desativado</Tag>}
        </p>
        <p className="soft small">
          {totp ? 'Com' : 'Sem'} verificação em duas etapas.{' '}
          {lastLoginAt ? (
            <time dateTime={lastLoginAt} title={formatMoment(lastLoginAt)}>
              Entrou <Ago at={lastLoginAt} />.
            </time>
          ) : (
            'Nunca entrou.'
          )}
        </p>
      </div>
      {!own && (
        <Button
          variant="default"
          size="sm"
          loading={busy}
          aria-label={`${deactivatedAt ? 'Reativar' : 'Desativar'} ${username}`}
          onClick={deactivatedAt ? onLetIn : onShutOut}
        >
          {deactivatedAt ? 'Reativar' : 'Desativar'}
        </Button>
      )}
    </li>
  );
}
