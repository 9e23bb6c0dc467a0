import {
  DATA_SUBJECT_REQUEST_KIND_IDS,
  DATA_SUBJECT_REQUEST_KINDS,
  type DataSubjectRequestKind,
  MOST_MESSAGE,
  requestMessageRule,
} from '@kernel/data-subject-request';
import { Button, Checkbox, Textarea } from '@mantine/core';
import { useFileDataSubjectRequestMutation } from '../../../shared/api/generated';
import { useRequestId } from '../../../shared/api/request-id';
import { useSession } from '../../../shared/api/session';
import { useServerForm } from '../../../shared/forms/use-server-form';
import { Fold } from '../../../shared/ui/fold';
import { FormProblem } from '../../../shared/ui/form-problem';
import { useFirstWrong } from '../../../shared/ui/use-first-wrong';
import type { Captcha } from '../../identity';
import classes from './data-subject-requests.module.css';
import { below, emptyRequest, OtherContacts, type Part, WhoYouAre } from './request-fields';
import fieldStyles from './request-fields.module.css';

/** One request, whoever it is from. Sent again as it was after a lost answer it is still the same one. */
export function RequestForm({ check, onFiled }: { check: Captcha; onFiled: (protocol: string) => void }) {
  const session = useSession();
  const request = useRequestId();
  const form = useServerForm({ mode: 'onTouched', defaultValues: emptyRequest(session?.user) });
  const { field, handleSubmit, setError, refuse, problem, busy } = form;
  const refused = useFirstWrong(busy);
  const [file] = useFileDataSubjectRequestMutation();

  const submit = handleSubmit(async ({ kind, declared: _, ...fields }) => {
    const answer = await check.sendProven((tokens) =>
      file({
        ...fields,
        ...tokens,
        formKey: request.of({ kind, ...fields }),
        kind: kind as DataSubjectRequestKind,
        declared: true,
      }),
    );
    if (!answer) return setError('root', { message: check.missing });
    if (answer.data) return onFiled(answer.data.protocol);
    refuse(answer.error, 'Não foi possível enviar o pedido.');
  });

  return (
    <form className={classes.form} {...refused} onSubmit={submit} noValidate>
      <FormProblem text={problem} />
      <KindChoice form={form} />
      <WhoYouAre form={form} />
      <Fold label="Acrescentar outros dados meus">
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
        {...field('message', requestMessageRule)}
      />
      <Checkbox
        label="Declaro que estes dados são meus ou de quem represento por lei ou procuração."
        {...field('declared', (value) => value || 'Declare que os dados são seus ou de quem você representa.')}
      />
      <p className="soft medium">Usamos o que está aqui só para atender o pedido, por obrigação legal.</p>
      {check.challenge}
      <Button type="submit" size="md" loading={busy}>
        Enviar pedido
      </Button>
    </form>
  );
}

function KindChoice({ form: { register, formState } }: Part) {
  const problem = formState.errors.kind?.message;
  return (
    <fieldset className={fieldStyles.kinds} aria-describedby={problem && 'erro-do-pedido'}>
      <legend>O que você quer pedir?</legend>
      {DATA_SUBJECT_REQUEST_KIND_IDS.map((kind) => (
        <label key={kind} className={`focus-ring ${fieldStyles.kind}`}>
          <input
            type="radio"
            value={kind}
            {...register('kind', { validate: (value) => value !== '' || 'Escolha o que você quer pedir.' })}
          />
          {DATA_SUBJECT_REQUEST_KINDS[kind]}
        </label>
      ))}
      {problem && (
        <p id="erro-do-pedido" className="danger small" role="alert">
          {problem}
        </p>
      )}
    </fieldset>
  );
}
