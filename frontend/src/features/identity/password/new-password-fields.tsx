import { confirmResetRule, resetPasswordRule } from '@kernel/rules';
import { useFormContext } from 'react-hook-form';
import { fieldOf } from '../../../shared/forms/use-server-form';
import { PasswordField } from '../../../shared/ui/password-field';
import { PasswordChecklist } from '../password-checklist';

export interface NewPassword {
  newPassword: string;
  confirmation: string;
}

/** A password that is set anew in the form around it: its rules, ticked as they come to hold, and its confirmation. */
export function NewPasswordFields() {
  const form = useFormContext<NewPassword>();
  const { watch, trigger, getValues } = form;
  const { touchedFields } = form.formState;
  const field = fieldOf(form);
  return (
    <>
      <div>
        <PasswordField
          label="Nova senha"
          autoComplete="new-password"
          {...field('newPassword', resetPasswordRule, () => touchedFields.confirmation && trigger('confirmation'))}
        />
        <PasswordChecklist password={watch('newPassword')} />
      </div>
      <PasswordField
        label="Confirmar nova senha"
        autoComplete="new-password"
        {...field('confirmation', (value) => confirmResetRule(getValues('newPassword'), value))}
      />
    </>
  );
}
