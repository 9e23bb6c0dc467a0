import { optionalPhoneRule, optionalRgRule, otherEmailsRule } from '@kernel/data-subject-request';
import { TextInput } from '@mantine/core';
import { whenFilled } from '../../../shared/forms/when-filled';
import { below, type Part } from './request-fields';
import classes from './request-fields.module.css';

export function OtherContacts({ form: { field } }: Part) {
  return (
    <div className={classes.fields}>
      <p className={`soft medium ${classes.wide}`}>
        Opcional. Só entram na resposta, ou na supressão, os que você comprovar que são seus.
      </p>
      <TextInput
        size="md"
        label="Telefone"
        placeholder="(11) 98765-4321"
        inputMode="tel"
        autoComplete="tel-national"
        maxLength={20}
        {...whenFilled(field('phone', optionalPhoneRule))}
      />
      <TextInput size="md" label="RG" autoComplete="off" maxLength={20} {...whenFilled(field('rg', optionalRgRule))} />
      <TextInput
        className={classes.wide ?? ''}
        size="md"
        {...below}
        label="Outros e-mails"
        description="Até três, separados por vírgula."
        inputMode="email"
        autoComplete="off"
        maxLength={800}
        {...whenFilled(field('otherEmails', otherEmailsRule))}
      />
    </div>
  );
}
