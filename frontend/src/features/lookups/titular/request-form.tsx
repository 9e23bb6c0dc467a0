import {
  answerEmailRule,
  MOST_MESSAGE,
  optionalPhoneRule,
  optionalRgRule,
  otherEmailsRule,
  PRIVACY_REQUEST_KIND_IDS,
  PRIVACY_REQUEST_KINDS,
  type PrivacyRequestKind,
  requestMessageRule,
  subjectNameRule,
} from '@kernel/privacy-request';
import { birthDateRule, cpfRule } from '@kernel/rules';
import { Button, Checkbox, Textarea, TextInput } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { readApiError } from '../../../shared/api/api-error';
import { useSession } from '../../../shared/api/session';
import { Fold } from '../../../shared/ui/fold';
import { FormProblem } from '../../../shared/ui/form-problem';
import { applyServerFields } from '../../../shared/ui/server-fields';
import { whenFilled } from '../../../shared/ui/when-filled';
import { grouped } from './grouped';
import { useFilePrivacyRequestMutation } from './titular.api';
import classes from './titular.module.css';

interface Fields {
  kind: PrivacyRequestKind | '';
  name: string;
  cpf: string;
  birthDate: string;
  email: string;
  phone: string;
  rg: string;
  otherEmails: string;
  message: string;
  declared: boolean;
}

interface Check {
  readonly prove: () => Promise<object | null>;
  readonly challenge: ReactNode;
}

const NAMES = [
  'kind',
  'name',
  'cpf',
  'birthDate',
  'email',
  'phone',
  'rg',
  'otherEmails',
  'message',
  'declared',
] as const;
/** Help stands below its field, as in every form. */
const below: { inputWrapperOrder: ('label' | 'input' | 'description' | 'error')[] } = {
  inputWrapperOrder: ['label', 'input', 'description', 'error'],
};
const CAPTCHA = 'Por favor, complete a verificação de segurança';

/** One request, whoever it is from. Sent again after a lost answer it is still the same one. */
export function RequestForm({ check, onFiled }: { check: Check; onFiled: (protocol: string) => void }) {
  const session = useSession();
  const [formKey] = useState(() => crypto.randomUUID());
  const form = useForm<Fields>({
    mode: 'onTouched',
    defaultValues: {
      kind: '',
      name: session?.user.name ?? '',
      cpf: '',
      birthDate: '',
      email: session?.user.email ?? '',
      phone: '',
      rg: '',
      otherEmails: '',
      message: '',
      declared: false,
    },
  });
  const { handleSubmit, setError, formState } = form;
  const [file] = useFilePrivacyRequestMutation();

  const submit = handleSubmit(async ({ kind, declared: _, ...fields }) => {
    const tokens = await check.prove();
    if (!tokens) return setError('root', { message: CAPTCHA });
    const answer = await file({
      privacyRequestBody: { ...fields, ...tokens, formKey, kind: kind as PrivacyRequestKind, declared: true },
    });
    if (answer.data) return onFiled(answer.data.protocol);
    applyServerFields(readApiError(answer.error, 'Não foi possível enviar o pedido.'), setError, NAMES);
  });

  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <FormProblem text={formState.errors.root?.message} />
      <KindChoice form={form} />
      <WhoYouAre form={form} />
      <Fold label="Fui consultado por outros dados meus">
        <OtherContacts form={form} />
      </Fold>
      <Textarea
        size="md"
        {...below}
        label="Mensagem"
        description={`Opcional. Conte o que ajudar a atender o pedido, em até ${MOST_MESSAGE.toLocaleString('pt-BR')} caracteres.`}
        autosize
        minRows={3}
        maxRows={10}
        maxLength={MOST_MESSAGE}
        error={formState.errors.message?.message}
        {...form.register('message', { validate: (value) => requestMessageRule(value) ?? true })}
      />
      <Checkbox
        label="Declaro que estes dados são meus ou de quem represento por lei ou procuração."
        error={formState.errors.declared?.message}
        {...form.register('declared', {
          validate: (value) => value || 'Declare que os dados são seus ou de quem você representa.',
        })}
      />
      <p className={classes.hint}>Usamos o que está aqui só para atender o pedido, por obrigação legal.</p>
      {check.challenge}
      <Button type="submit" size="md" loading={formState.isSubmitting}>
        Enviar pedido
      </Button>
    </form>
  );
}

type Part = { readonly form: UseFormReturn<Fields> };

function KindChoice({ form: { register, formState } }: Part) {
  const problem = formState.errors.kind?.message;
  return (
    <fieldset className={classes.kinds} aria-describedby={problem && 'erro-do-pedido'}>
      <legend>O que você quer pedir?</legend>
      {PRIVACY_REQUEST_KIND_IDS.map((kind) => (
        <label key={kind} className={classes.kind}>
          <input
            type="radio"
            value={kind}
            {...register('kind', { validate: (value) => value !== '' || 'Escolha o que você quer pedir.' })}
          />
          {PRIVACY_REQUEST_KINDS[kind]}
        </label>
      ))}
      {problem && (
        <p id="erro-do-pedido" className={classes.problem} role="alert">
          {problem}
        </p>
      )}
    </fieldset>
  );
}

function WhoYouAre({ form: { register, formState } }: Part) {
  const { errors } = formState;
  return (
    <div className={classes.fields}>
      <TextInput
        className={classes.wide ?? ''}
        size="md"
        label="Nome completo"
        autoComplete="name"
        maxLength={150}
        error={errors.name?.message}
        {...whenFilled(register('name', { validate: (value) => subjectNameRule(value) ?? true }))}
      />
      <TextInput
        size="md"
        label="CPF"
        placeholder="000.000.000-00"
        inputMode="numeric"
        autoComplete="off"
        error={errors.cpf?.message}
        {...whenFilled(grouped(register('cpf', { validate: (value) => cpfRule(value) ?? true }), '999.999.999-99'))}
      />
      <TextInput
        size="md"
        label="Data de nascimento"
        placeholder="DD/MM/AAAA"
        inputMode="numeric"
        autoComplete="bday"
        error={errors.birthDate?.message}
        {...whenFilled(
          grouped(register('birthDate', { validate: (value) => birthDateRule(value) ?? true }), '99/99/9999'),
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
        error={errors.email?.message}
        {...whenFilled(register('email', { validate: (value) => answerEmailRule(value) ?? true }))}
      />
    </div>
  );
}

function OtherContacts({ form: { register, formState } }: Part) {
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
