import '../../../shared/ui/forms.css';
import { Alert, Button } from '@mantine/core';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import { readApiError } from '../../../shared/api/api-error';
import { useUnsubscribeMutation } from '../../../shared/api/generated';
import { FormProblem } from '../../../shared/ui/form-problem';
import { NarrowPage } from '../../../shared/ui/narrow-page';
import { usePageTitle } from '../../../shared/ui/page-title';

/** /avisos-por-email/{token}: the link at the foot of a copy. It waits for a click, since mail programs open links to look at them. */
export function UnsubscribePage() {
  usePageTitle('Avisos por e-mail');
  const { token = '' } = useParams();
  const aboutCompanies = useSearchParams()[0].get('de') === 'empresas';
  const [unsubscribe, { data, error, isLoading }] = useUnsubscribeMutation();
  return (
    <NarrowPage
      width="wide"
      title="Parar os avisos por e-mail"
      lead={
        <>
          Você deixa de receber{' '}
          {aboutCompanies ? 'resumos das empresas acompanhadas.' : 'cópias dos avisos da administração.'} Eles continuam
          na sua conta, e as mensagens sobre pagamentos, acesso e segurança também.
        </>
      }
    >
      <FormProblem text={error && readApiError(error, 'Não foi possível parar os avisos.').text} />
      {data ? (
        <Alert color="green" role="status">
          {data.message}
        </Alert>
      ) : (
        <Button size="md" loading={isLoading} onClick={() => unsubscribe(token)}>
          Parar de receber
        </Button>
      )}
      <p>
        <Link to="/consultas?aba=perfil">Ver todas as escolhas em Meu Perfil</Link>
      </p>
    </NarrowPage>
  );
}
