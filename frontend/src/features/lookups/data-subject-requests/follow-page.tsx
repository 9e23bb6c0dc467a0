import '../../../shared/ui/forms.css';
import {
  DATA_SUBJECT_REQUEST_STATES,
  type DataSubjectRequestState,
  deadlineText,
  EMAIL_CONFIRMATION_DAYS,
} from '@kernel/data-subject-request';
import { protocolRule } from '@kernel/request-protocol';
import { Button, TextInput } from '@mantine/core';
import { Link, useLocation } from 'react-router-dom';
import { readApiError } from '../../../shared/api/api-error';
import { type DataSubjectRequestStateAnswer, useLazyGetDataSubjectRequestQuery } from '../../../shared/api/generated';
import { useServerForm } from '../../../shared/forms/use-server-form';
import { dayText, formatDay, formatMoment } from '../../../shared/ui/dates';
import { Facts } from '../../../shared/ui/facts';
import { FormProblem } from '../../../shared/ui/form-problem';
import { NarrowPage } from '../../../shared/ui/narrow-page';
import { usePageTitle } from '../../../shared/ui/page-title';
import classes from './data-subject-requests.module.css';
import protocolStyles from './protocol.module.css';

/** /titular/acompanhar: where a request stands, by its protocol alone. */
export function FollowPage() {
  usePageTitle('Acompanhar pedido');
  const { protocol = '' } = (useLocation().state ?? {}) as { readonly protocol?: string };
  const { field, handleSubmit } = useServerForm({ defaultValues: { protocol } });
  const [look, { data, error, isFetching }] = useLazyGetDataSubjectRequestQuery();
  const submit = handleSubmit((fields) => look(fields.protocol.trim()).then(() => undefined));
  const problem = error && readApiError(error, 'Não foi possível consultar o pedido.').text;
  return (
    <NarrowPage
      width="wide"
      title="Acompanhar pedido"
      lead="O número do protocolo mostra a situação e as datas, e nenhum dado pessoal."
      below={
        <p className="soft spaced">
          Perdeu o número? <Link to="/titular">Faça outro pedido</Link>.
        </p>
      }
    >
      <form className={classes.form} onSubmit={submit} noValidate>
        <FormProblem text={isFetching ? undefined : problem} />
        <TextInput
          size="lg"
          label="Protocolo"
          placeholder="0000-0000-0000-0000-0000"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          classNames={{ input: protocolStyles.protocolInput ?? '' }}
          {...field('protocol', protocolRule)}
        />
        <Button type="submit" size="md" loading={isFetching}>
          Ver situação
        </Button>
      </form>
      <div role="status">{data && !isFetching && !error && <RequestSituation request={data} />}</div>
    </NarrowPage>
  );
}

const NEXT: Readonly<Record<DataSubjectRequestState, string>> = {
  recebida: 'Confirme o pedido pelo link que enviamos ao e-mail informado.',
  em_verificacao: 'O e-mail está confirmado. Estamos verificando sua identidade.',
  aguardando_titular: 'Enviamos um e-mail dizendo como comprovar quem você é.',
  confirmada: 'Sua identidade está confirmada. A resposta está sendo preparada.',
  respondida: 'A resposta foi enviada ao e-mail informado.',
  recusada: `O motivo foi enviado ao e-mail informado. Se você não confirmou esse e-mail em ${EMAIL_CONFIRMATION_DAYS} dias, o motivo é este.`,
  cancelada: 'O pedido foi cancelado pelo dono do e-mail.',
};

/** Where a request stands, and what comes next. */
function RequestSituation({ request }: { request: DataSubjectRequestStateAnswer }) {
  const { state, receivedAt, dueOn, daysLeft, endedAt } = request;
  return (
    <Facts
      facts={[
        [
          'Situação',
          <span key="state">
            <strong>{DATA_SUBJECT_REQUEST_STATES[state]}</strong>
            <br />
            {NEXT[state]}
          </span>,
        ],
        ['Recebido em', formatMoment(receivedAt)],
        ['Prazo', `${dayText(dueOn)}${daysLeft === null ? '' : ` (${deadlineText(daysLeft)})`}`],
        endedAt && ['Encerrado em', formatDay(endedAt)],
      ]}
    />
  );
}
