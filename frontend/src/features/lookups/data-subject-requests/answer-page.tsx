import '../../../shared/ui/forms.css';
import { birthDateRule } from '@kernel/rules';
import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { readApiError } from '../../../shared/api/api-error';
import { useCallDispatch } from '../../../shared/api/call';
import { type DataSubjectAnswerAnswer, generatedApi } from '../../../shared/api/generated';
import { useServerForm } from '../../../shared/forms/use-server-form';
import { AnswerReport } from '../../../shared/ui/answer-report';
import { FormProblem } from '../../../shared/ui/form-problem';
import { NarrowPage } from '../../../shared/ui/narrow-page';
import { usePageTitle } from '../../../shared/ui/page-title';
import { DAY_MASK } from '../../../shared/ui/paste-day';
import classes from './data-subject-requests.module.css';
import { grouped } from './grouped';
import protocolStyles from './protocol.module.css';

/** /titular/resposta/{token}: opens once, with the birth date, and is then only on this page. */
export function AnswerPage() {
  usePageTitle('Resposta ao pedido');
  const { token = '' } = useParams();
  const dispatch = useCallDispatch();
  // Not in the store, which is emptied when a session changes.
  const [data, setData] = useState<DataSubjectAnswerAnswer | null>(null);
  const { field, handleSubmit, show, setError, problem, busy } = useServerForm({ defaultValues: { birthDate: '' } });

  const submit = handleSubmit(async ({ birthDate }) => {
    const read = generatedApi.endpoints.readDataSubjectAnswer.initiate({ token, birthDate }, { track: false });
    const answer = await dispatch(read);
    if (answer.data) return setData(answer.data);
    const refusal = readApiError(answer.error, 'Não foi possível abrir a resposta.');
    const left = (refusal.body.details as { remainingAttempts?: number } | undefined)?.remainingAttempts;
    if (left === undefined) return show(refusal);
    setError('birthDate', { message: `${refusal.text} ${attemptsText(left)}` }, { shouldFocus: true });
  });

  if (data) {
    return (
      <article className={classes.answer}>
        <h1 className={classes.title}>Resposta ao seu pedido</h1>
        <p className={classes.lead}>
          Protocolo <span className={protocolStyles.number}>{data.protocol}</span>
        </p>
        <div className={`row screen-only ${protocolStyles.keep}`} role="status">
          <p>Esta página abre uma única vez. Salve ou imprima a resposta antes de sair.</p>
          <Button onClick={() => window.print()}>Salvar ou imprimir</Button>
        </div>
        {data.data.text.split(/\n\s*\n/).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {data.data.report && <AnswerReport report={data.data.report} />}
      </article>
    );
  }
  return (
    <NarrowPage
      width="wide"
      title="Resposta ao seu pedido"
      lead="A resposta abre uma única vez. Tenha onde salvar ou imprimir."
    >
      <form className={classes.form} onSubmit={submit} noValidate>
        <FormProblem text={problem} />
        <TextInput
          size="md"
          label="Sua data de nascimento"
          description="A mesma do pedido, para termos certeza de que é você."
          placeholder="DD/MM/AAAA"
          inputMode="numeric"
          autoComplete="bday"
          {...grouped(
            field('birthDate', (value) => birthDateRule(value)),
            DAY_MASK,
          )}
        />
        <Button type="submit" size="md" loading={busy}>
          Abrir a resposta
        </Button>
      </form>
    </NarrowPage>
  );
}

function attemptsText(left: number): string {
  if (left === 0) return 'O link deixou de valer; peça um novo ao encarregado de dados.';
  return left === 1 ? 'Resta 1 tentativa.' : `Restam ${left} tentativas.`;
}
