import { loginPasswordRule } from '@kernel/rules';
import { Button } from '@mantine/core';
import { FormProvider } from 'react-hook-form';
import { useChangePasswordMutation } from '../../../shared/api/generated';
import { useSession } from '../../../shared/api/session';
import { useServerForm } from '../../../shared/forms/use-server-form';
import { Card } from '../../../shared/ui/card';
import { FormDialog } from '../../../shared/ui/form-dialog';
import { PasswordField } from '../../../shared/ui/password-field';
import { Said } from '../../../shared/ui/said';
import { useAsked } from '../../../shared/ui/use-asked';
import formClasses from '../identity-form.module.css';
import { ForgotPasswordDialog } from './forgot-password-dialog';
import { type NewPassword, NewPasswordFields } from './new-password-fields';

/** The account's password, which can be changed but not shown. */
export function PasswordCard() {
  const session = useSession();
  const { asked, ask, close, done } = useAsked<'change' | 'forgotten'>();
  return (
    <Card title="Senha">
      <p className="soft medium">
        Ao trocar a senha, você continua aqui e sai dos outros dispositivos. Um WhatsApp adicionado precisa ser
        confirmado de novo.
      </p>
      <Said>{done}</Said>
      <Button variant="default" onClick={() => ask('change')}>
        Trocar senha
      </Button>
      {asked === 'change' && <ChangePasswordDialog onForgotten={() => ask('forgotten')} onClose={close} />}
      {asked === 'forgotten' && <ForgotPasswordDialog email={session?.user.email ?? ''} onClose={() => close()} />}
    </Card>
  );
}

interface Fields extends NewPassword {
  currentPassword: string;
}

const EMPTY: Fields = { currentPassword: '', newPassword: '', confirmation: '' };

function ChangePasswordDialog({ onForgotten, onClose }: { onForgotten: () => void; onClose: (done?: string) => void }) {
  const form = useServerForm<Fields>({ mode: 'onTouched', defaultValues: EMPTY });
  const { field, handleSubmit, refuse, inDialog } = form;
  const [change] = useChangePasswordMutation();

  const submit = handleSubmit(async ({ currentPassword, newPassword }) => {
    const answer = await change({ currentPassword, newPassword });
    if (answer.data) return onClose(answer.data.message);
    refuse(answer.error, 'Não foi possível trocar a senha.');
  });

  return (
    <FormDialog title="Trocar senha" submit="Trocar senha" {...inDialog} onSubmit={submit} onClose={onClose}>
      <PasswordField
        label="Senha atual"
        autoComplete="current-password"
        {...field('currentPassword', loginPasswordRule)}
      />
      <FormProvider {...form}>
        <NewPasswordFields />
      </FormProvider>
      <button type="button" className={`link-button ${formClasses.forgot}`} onClick={onForgotten}>
        Esqueceu sua senha?
      </button>
    </FormDialog>
  );
}
