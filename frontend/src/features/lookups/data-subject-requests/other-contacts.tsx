import { optionalPhoneRule, optionalRgRule, otherEmailsRule } from '@kernel/data-subject-request';
import { TextInput } from '@mantine/core';
import { whenFilled } from '../../../shared/ui/when-filled';
import { below, type Part } from './request-fields';
import classes from './request-fields.module.css';

export function OtherContacts({ form: { register, formState } }: Part) {
  const { errors } = formState;
  return (
    <div className={classes.fields}>
      <p className={classes.hint}>
        Opcional. Só entram na resposta, ou na supressão, os que você comprovar que são seus.
      </p>
      <TextInput
        size="md"
        label="Telefone"
        placeholder="(11) 98765-4321"
        inputMode="tel"
        autoComplete="tel-national"
        maxLength={20}
        error={errors.phone?.message}
        {...whenFilled(register('phone', { validate: (value) => optionalPhoneRule(value) ?? true }))}
      />
      <TextInput
        size="md"
        label="RG"
        autoComplete="off"
        maxLength={20}
        error={errors.rg?.message}
        {...whenFilled(register('rg', { validate: (value) => optionalRgRule(value) ?? true }))}
      />
      <TextInput
        className={classes.wide ?? ''}
        size="md"
        {...below}
        label="Outros e-mails"
        description="Até três, separados por vírgula."
        inputMode="email"
        autoComplete="off"
        maxLength={800}
        error={errors.otherEmails?.message}
        {...whenFilled(register('otherEmails', { validate: (value) => otherEmailsRule(value) ?? true }))}
      />
    </div>
  );
}
