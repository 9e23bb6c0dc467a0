import { loginPasswordRule } from '@kernel/rules';
import { useEraseAccountMutation, useGetSubscriptionQuery } from '../../../shared/api/generated';
import { leaveTo } from '../../../shared/api/leave';
import { endSession } from '../../../shared/api/session';
import { useServerForm } from '../../../shared/forms/use-server-form';
import { FormDialog } from '../../../shared/ui/form-dialog';
import { PasswordField } from '../../../shared/ui/password-field';
import classes from './erase-account-dialog.module.css';

interface Fields {
  password: string;
}

/** What goes, what stays and why; the password is the one confirmation. */
export function EraseAccountDialog({ onClose }: { onClose: () => void }) {
  const { field, handleSubmit, refuse, inDialog } = useServerForm<Fields>({ defaultValues: { password: '' } });
  const [erase] = useEraseAccountMutation();

  const submit = handleSubmit(async ({ password }) => {
    const answer = await erase({ eraseAccountRequest: { password } });
    if (answer.error) {
      return refuse(answer.error, 'Não foi possível encerrar a conta.');
    }
    endSession();
    leaveTo('/login?motivo=conta-encerrada');
  });

  return (
    <FormDialog
      title="Encerrar sua conta?"
      submit="Encerrar conta"
      cancel="Manter conta"
      danger
      {...inDialog}
      onSubmit={submit}
      onClose={onClose}
    >
      <div className={classes.ending}>
        <PlanNotice />
        <h3>O que é apagado agora</h3>
        <ul>
          <li>nome, e-mail, senha e preferências;</li>
          <li>o histórico: consultas e resultados;</li>
          <li>o acesso em todos os dispositivos.</li>
        </ul>
        <h3>O que a lei nos faz guardar</h3>
        <ul>
          <li>pagamentos, aceites e a auditoria das consultas, sob um código que não diz quem você é;</li>
          <li>data, hora e endereço de rede dos acessos, por seis meses.</li>
        </ul>
      </div>
      <PasswordField label="Sua senha" autoComplete="current-password" {...field('password', loginPasswordRule)} />
    </FormDialog>
  );
}

function PlanNotice() {
  const { data } = useGetSubscriptionQuery();
  const plan = data?.subscription;
  if (plan?.status !== 'active') return null;
  const { daysRemaining: days } = plan;
  return (
    <p className={classes.loss}>
      Seu plano {plan.plan} termina agora:{' '}
      {days === 1 ? 'perde-se o dia que resta' : `perdem-se os ${days} dias que restam`}, sem reembolso automático. O
      direito de desistir da compra em sete dias continua valendo.
    </p>
  );
}
