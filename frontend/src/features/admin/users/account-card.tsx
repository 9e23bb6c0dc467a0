import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { readApiError } from '../../../shared/api/api-error';
import type { UserAccount } from '../../../shared/api/generated';
import { Card } from '../../../shared/ui/card';
import { formatMoment } from '../../../shared/ui/dates';
import { type Done, DoneNotice } from '../../../shared/ui/done-notice';
import { EmailText } from '../../../shared/ui/email-text';
import { BlockDialog } from './block-dialog';
import { useRevealUserEmailMutation, useSendResetLinkMutation, useUnblockAccountMutation } from './users.api';
import classes from './users.module.css';

/** Who it is, and whether they get in. */
export function AccountCard({ account }: { account: UserAccount }) {
  const { id, createdAt, lastLoginAt, blockedAt, removedAt, erasedAt } = account;
  const [unblock, unblocking] = useUnblockAccountMutation();
  const [sendLink, sending] = useSendResetLinkMutation();
  const [blocking, setBlocking] = useState(false);
  const [done, setDone] = useState<Done | null>(null);
  const failure = unblocking.error ?? sending.error;

  async function letIn(): Promise<void> {
    const { error } = await unblock({ id });
    if (!error) setDone({ text: 'Conta desbloqueada.' });
  }
  async function link(): Promise<void> {
    const { error } = await sendLink({ id });
    if (!error) setDone({ text: 'Link enviado ao e-mail da conta. Vale por uma hora.' });
  }
  return (
    <Card title="Dados da conta">
      <dl className={classes.facts}>
        <Email account={account} />
        <Fact name="Código" value={<code className={classes.code}>{id}</code>} />
        <Fact name="Criada em" value={formatMoment(createdAt)} />
        <Fact name="Último acesso" value={lastLoginAt ? formatMoment(lastLoginAt) : 'Nunca'} />
        {blockedAt && <Fact name="Bloqueada em" value={formatMoment(blockedAt)} />}
        {removedAt && <Fact name="Retirada em" value={formatMoment(removedAt)} />}
        {erasedAt && <Fact name="Excluída em" value={formatMoment(erasedAt)} />}
      </dl>
      <DoneNotice done={done} busy={unblocking.isLoading} />
      <p className={classes.problem} role="alert">
        {failure && readApiError(failure, 'Não foi possível concluir.').text}
      </p>
      {erasedAt === null && (
        <div className={classes.actions}>
          <Button variant="default" loading={sending.isLoading} onClick={link}>
            Enviar link de nova senha
          </Button>
          {blockedAt ? (
            <Button variant="default" loading={unblocking.isLoading} onClick={letIn}>
              Desbloquear
            </Button>
          ) : (
            <Button variant="default" onClick={() => setBlocking(true)}>
              Bloquear
            </Button>
          )}
        </div>
      )}
      {blocking && (
        <BlockDialog
          id={id}
          onClose={() => setBlocking(false)}
          onDone={() => {
            setBlocking(false);
            setDone({ text: 'Conta bloqueada e sessões encerradas.', undo: letIn });
          }}
        />
      )}
    </Card>
  );
}

/** Masked, until it is asked for; that is on record. */
function Email({ account: { id, email } }: { account: UserAccount }) {
  const [reveal, { data, error, isLoading }] = useRevealUserEmailMutation();
  if (email === null) return <Fact name="E-mail" value="Apagado" />;
  return (
    <Fact
      name="E-mail"
      value={
        <>
          <EmailText>{data?.email ?? email}</EmailText>{' '}
          {!data && (
            <Button size="compact-sm" variant="subtle" loading={isLoading} onClick={() => reveal({ id })}>
              Mostrar
            </Button>
          )}
          {error !== undefined && <span role="alert">{readApiError(error, 'Não foi possível mostrar.').text}</span>}
        </>
      }
    />
  );
}

function Fact({ name, value }: { name: string; value: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
