import { confirmResetRule, resetPasswordRule } from '@kernel/rules';
import { useFormContext } from 'react-hook-form';
import { PasswordField } from '../../../shared/ui/password-field';
import { PasswordChecklist } from '../password-checklist';

export interface NewPassword {
  newPassword: string;
  confirmation: string;
}

/** A password that is set anew in the form around it: its rules, ticked as they come to hold, and its confirmation. */
export function NewPasswordFields() {
  const { register, watch, trigger, getValues, formState } = useFormContext<NewPassword>();
  const { errors, touchedFields } = formState;
  return (
    <>
      <div>
        <PasswordField
          label="Nova senha"
          autoComplete="new-password"
          error={errors.newPassword?.message}
          {...register('newPassword', {
            validate: (value) => resetPasswordRule(value) ?? true,
            onChange: () => touchedFields.confirmation && trigger('confirmation'),
          })}
        />
        <PasswordChecklist password={watch('newPassword')} />
      </div>
      <PasswordField
        label="Confirmar nova senha"
        autoComplete="new-password"
        error={errors.confirmation?.message}
        {...register('confirmation', {
          validate: (value) => confirmResetRule(getValues('newPassword'), value) ?? true,
        })}
      />
    </>
  );
}
