import '../../../shared/ui/forms.css';
import { protocolRule } from '@kernel/request-protocol';
import { Button, TextInput } from '@mantine/core';
import { Link, useLocation } from 'react-router-dom';
import { readApiError } from '../../../shared/api/api-error';
import { useLazyGetDataSubjectRequestQuery } from '../../../shared/api/generated';
import { useServerForm } from '../../../shared/forms/use-server-form';
import { FormProblem } from '../../../shared/ui/form-problem';
import { NarrowPage } from '../../../shared/ui/narrow-page';
import { usePageTitle } from '../../../shared/ui/page-title';
import classes from './data-subject-requests.module.css';
import protocolStyles from './protocol.module.css';
import { RequestSituation } from './request-situation';

/** /titular/acompanhar: where a request stands, by its protocol alone. */
export function FollowPage() {
  usePageTitle('Acompanhar pedido');
  const { protocol = '' } = (useLocation().state ?? {}) as { readonly protocol?: string };
  const { field, handleSubmit } = useServerForm({ defaultValues: { protocol } });
  const [look, { data, error, isFetching }] = useLazyGetDataSubjectRequestQuery();
  const submit = handleSubmit((fields) => look({ protocol: fields.protocol.trim() }).then(() => undefined));
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
