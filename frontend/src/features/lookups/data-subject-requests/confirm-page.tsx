import '../../../shared/ui/forms.css';
import { Alert, Button } from '@mantine/core';
import { Link, useParams } from 'react-router-dom';
import { readApiError } from '../../../shared/api/api-error';
import {
  useCancelDataSubjectRequestMutation,
  useConfirmDataSubjectRequestEmailMutation,
} from '../../../shared/api/generated';
import { FormProblem } from '../../../shared/ui/form-problem';
import { NarrowPage } from '../../../shared/ui/narrow-page';
import { usePageTitle } from '../../../shared/ui/page-title';
import { useOutcome } from '../../../shared/ui/use-outcome';
import protocolStyles from './protocol.module.css';

/** /titular/confirmar/{token}: the link of the first e-mail. It waits for a click, since mail programs open links to look at them. */
export function ConfirmPage() {
  usePageTitle('Confirmar pedido');
  const { token = '' } = useParams();
  const [confirm, confirming] = useConfirmDataSubjectRequestEmailMutation();
  const [cancel, cancelling] = useCancelDataSubjectRequestMutation();
  const done = confirming.data ?? cancelling.data;
  const { error, run } = useOutcome();
  return (
    <NarrowPage width="wide" title="Confirmar pedido" lead="Recebemos um pedido sobre dados pessoais com este e-mail.">
      <FormProblem text={error === undefined ? error : readApiError(error, 'Não foi possível usar o link.').text} />
      {done ? (
        <>
          <Alert color="green" role="status">
            {confirming.data
              ? 'E-mail confirmado. Agora verificamos sua identidade; você recebe notícias por e-mail.'
              : 'Pedido cancelado. Nada foi informado nem suprimido.'}
          </Alert>
          <p>
            <Link to="/titular/acompanhar" state={{ protocol: done.protocol }}>
              Acompanhar o pedido {done.protocol}
            </Link>
          </p>
        </>
      ) : (
        <div className={`row ${protocolStyles.choices}`}>
          <Button
            size="md"
            loading={confirming.isLoading}
            disabled={cancelling.isLoading}
            onClick={() => run(confirm({ token }))}
          >
            Confirmar o pedido
          </Button>
          <Button
            size="md"
            variant="default"
            loading={cancelling.isLoading}
            disabled={confirming.isLoading}
            onClick={() => run(cancel({ token }))}
          >
            Não fui eu
          </Button>
        </div>
      )}
    </NarrowPage>
  );
}
