import '../../../shared/ui/forms.css';
import { Alert, Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import { readApiError } from '../../../shared/api/api-error';
import {
  type ConfirmEmailAnswer,
  useConfirmEmailMutation,
  useValidateEmailLinkMutation,
} from '../../../shared/api/generated';
import { leaveSession } from '../../../shared/api/leave-session';
import { readPendingPayer } from '../../../shared/api/pending-payer';
import { useSession } from '../../../shared/api/session';
import { FormProblem } from '../../../shared/ui/form-problem';
import { NarrowPage } from '../../../shared/ui/narrow-page';
import { usePageTitle } from '../../../shared/ui/page-title';

const CONFIRM = {
  title: 'Confirmar e-mail',
  lead: 'Falta um passo para sua conta usar este endereço.',
  button: 'Confirmar este e-mail',
  failed: 'Não foi possível confirmar o e-mail.',
};
const UNDO = {
  title: 'Desfazer a troca de e-mail',
  lead: 'Se não foi você, sua conta volta ao endereço anterior e todas as sessões são encerradas.',
  button: 'Desfazer a troca',
  failed: 'Não foi possível desfazer a troca.',
};

/**
 * /confirmar-email/{token}: the link of an e-mail. It names the address, or says that the link is over, and waits for a click, since mail programs open links to look at them;
 * `?acao=desfazer` only chooses the words, the link itself knows what it is for.
 */
export function ConfirmEmailPage() {
  const { token = '' } = useParams();
  const words = useSearchParams()[0].get('acao') === 'desfazer' ? UNDO : CONFIRM;
  usePageTitle(words.title);
  const [confirm, { error, isLoading }] = useConfirmEmailMutation();
  const [done, setDone] = useState<ConfirmEmailAnswer | null>(null);
  const [validate, { data: link }] = useValidateEmailLinkMutation();
  useEffect(() => {
    void validate({ token });
  }, [validate, token]);
  const send = async () => {
    const { data } = await confirm({ token });
    if (!data) return;
    setDone(data);
    // Every session is over: left to the next request, that would take the page to the login before anything is read.
    if (data.outcome === 'restored') leaveSession();
  };
  const over = link?.valid === false;
  return (
    <NarrowPage title={words.title} lead={done || over ? undefined : words.lead}>
      <div className="stack">
        <FormProblem text={error && readApiError(error, words.failed).text} />
        {link?.email && !done && (
          <p>
            Endereço: <strong>{link.email}</strong>
          </p>
        )}
        <div role="status" className="if-any">
          {done && (
            <Alert color="green" role="group" title={done.email}>
              {done.message}
            </Alert>
          )}
        </div>
        {done ? (
          <Onward undone={done.outcome === 'restored'} />
        ) : over ? (
          <>
            <FormProblem text={link.message} />
            <p>O link já foi usado ou passou do prazo.</p>
            <Onward undone={false} />
          </>
        ) : (
          <Button size="md" loading={isLoading} onClick={send}>
            {words.button}
          </Button>
        )}
      </div>
    </NarrowPage>
  );
}

function Onward({ undone }: { undone: boolean }) {
  const session = useSession();
  const [to, label] = undone ? LOGIN : session ? PROFILE : readPendingPayer() ? PLANS : LOGIN;
  return (
    <Button size="md" variant="default" component={Link} to={to}>
      {label}
    </Button>
  );
}

const LOGIN = ['/login', 'Ir para o login'] as const;
const PROFILE = ['/consultas?aba=perfil', 'Ir para o Meu Perfil'] as const;
/** Whoever was about to pay goes on with it. */
const PLANS = ['/assinatura', 'Voltar aos planos'] as const;
