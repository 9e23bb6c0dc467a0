import {
  answerEmailRule,
  type DataSubjectRequestKind,
  optionalCnpjRule,
  optionalPhoneRule,
  optionalRgRule,
  otherEmailsRule,
  subjectNameRule,
} from '@kernel/data-subject-request';
import { birthDateRule, cpfRule } from '@kernel/rules';
import { TextInput } from '@mantine/core';
import type { SessionUser } from '../../../shared/api/session-storage';
import type { ServerForm } from '../../../shared/forms/use-server-form';
import { whenFilled } from '../../../shared/forms/when-filled';
import { DAY_MASK } from '../../../shared/ui/paste-day';
import { grouped } from './grouped';
import classes from './request-fields.module.css';

type RequestFields = ReturnType<typeof emptyRequest>;

/** What the form of a request holds before it is filled in; of who is signed in, what is known. */
export function emptyRequest({ name, email }: Partial<SessionUser> = {}) {
  return {
    kind: '' as DataSubjectRequestKind | '',
    name: name ?? '',
    cpf: '',
    birthDate: '',
    email: email ?? '',
    phone: '',
    rg: '',
    cnpj: '',
    otherEmails: '',
    message: '',
    declared: false,
  };
}

/** Help stands below its field, as in every form. */
export const below: { inputWrapperOrder: ('label' | 'input' | 'description' | 'error')[] } = {
  inputWrapperOrder: ['label', 'input', 'description', 'error'],
};

export type Part = { readonly form: ServerForm<RequestFields> };

export function WhoYouAre({ form: { field } }: Part) {
  return (
    <div className={classes.fields}>
      <TextInput
        className={classes.wide ?? ''}
        size="md"
        label="Nome completo"
        autoComplete="name"
        maxLength={150}
        {...whenFilled(field('name', subjectNameRule))}
      />
      <TextInput
        size="md"
        label="CPF"
        placeholder="000.000.000-00"
        inputMode="numeric"
        autoComplete="off"
        {...whenFilled(grouped(field('cpf', cpfRule), '999.999.999-99'))}
      />
      <TextInput
        size="md"
        label="Data de nascimento"
        placeholder="DD/MM/AAAA"
        inputMode="numeric"
        autoComplete="bday"
        {...whenFilled(
          grouped(
            field('birthDate', (value) => birthDateRule(value)),
            DAY_MASK,
          ),
        )}
      />
      <TextInput
        className={classes.wide ?? ''}
        size="md"
        {...below}
        label="E-mail para a resposta"
        description="De qualquer provedor. Ele será confirmado por um link."
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={254}
        {...whenFilled(field('email', answerEmailRule))}
      />
    </div>
  );
}

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
        label="CNPJ da sua empresa individual"
        description="Se você é MEI ou empresário individual."
        placeholder="00.000.000/0000-00"
        autoComplete="off"
        maxLength={18}
        {...whenFilled(field('cnpj', optionalCnpjRule))}
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
        {...whenFilled(field('otherEmails', otherEmailsRule))}
      />
    </div>
  );
}
