import { Button } from '@mantine/core';
import {
  type UserAccount,
  useBlockAccountMutation,
  useSendResetLinkMutation,
  useUnblockAccountMutation,
} from '../../../shared/api/generated';
import { Card } from '../../../shared/ui/card';
import { ConfirmButton } from '../../../shared/ui/confirm-dialog';
import { formatMoment } from '../../../shared/ui/dates';
import { DoneNotice } from '../../../shared/ui/done-notice';
import { Facts } from '../../../shared/ui/facts';
import { Problem } from '../../../shared/ui/problem';
import { useOutcome } from '../../../shared/ui/use-outcome';
import { RemoveTotp } from './remove-totp';
import { Email } from './whole-email';

/** Who it is, and whether they get in. */
export function AccountCard({ account }: { account: UserAccount }) {
  const { id, email, createdAt, lastLoginAt, secondFactor, blockedAt, erasedAt } = account;
  const [unblock, unblocking] = useUnblockAccountMutation();
  const [block] = useBlockAccountMutation();
  const [sendLink, sending] = useSendResetLinkMutation();
  const { done, error, run, tell } = useOutcome();

  const letIn = () => run(unblock(id), { text: 'Conta desbloqueada.' });
  const link = () => run(sendLink(id), { text: 'Link enviado ao e-mail da conta. Vale por uma hora.' });
  return (
    <Card title="Dados da conta">
      <Facts
        grid
        facts={[
          ['E-mail', email === null ? 'Apagado' : <Email key="email" id={id} email={email} />],
          ['Código', <code key="id">{id}</code>],
          ['Criada em', formatMoment(createdAt)],
          ['Último acesso', lastLoginAt ? formatMoment(lastLoginAt) : 'Nunca'],
          ['Duas etapas', secondFactor ? 'Ligada' : 'Desligada'],
          blockedAt && ['Bloqueada em', formatMoment(blockedAt)],
          erasedAt && ['Encerrada em', formatMoment(erasedAt)],
        ]}
      />
      <DoneNotice done={done} busy={unblocking.isLoading} />
      <Problem error={error} text="Não foi possível concluir." />
      {erasedAt === null && (
        <div className="row">
          <Button variant="default" loading={sending.isLoading} onClick={link}>
            Enviar link de nova senha
          </Button>
          {secondFactor && <RemoveTotp id={id} onDone={tell} />}
          {blockedAt ? (
            <Button variant="default" loading={unblocking.isLoading} onClick={letIn}>
              Desbloquear
            </Button>
          ) : (
            <ConfirmButton
              label="Bloquear"
              title="Bloquear esta conta?"
              confirm="Bloquear"
              failed="Não foi possível bloquear a conta."
              call={() => block(id)}
              onDone={() => tell({ text: 'Conta bloqueada e sessões encerradas.', undo: letIn })}
            >
              <p>
                As sessões abertas e um Pix ainda não pago terminam agora. Ninguém entra nela até o desbloqueio, e seus
                webhooks não enviam nada. Um WhatsApp adicionado terá de ser confirmado de novo, também depois do
                desbloqueio. Plano e histórico ficam como estão.
              </p>
            </ConfirmButton>
          )}
        </div>
      )}
    </Card>
  );
}
