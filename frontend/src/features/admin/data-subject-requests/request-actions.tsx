import { Button } from '@mantine/core';
import {
  type OpenedDataSubjectRequest,
  useResendDataSubjectAnswerMutation,
  useSuppressDataSubjectMutation,
} from '../../../shared/api/generated';
import { Card } from '../../../shared/ui/card';
import { Problem } from '../../../shared/ui/problem';
import { useAsked } from '../../../shared/ui/use-asked';
import { useOutcome } from '../../../shared/ui/use-outcome';
import { ConfirmIdentityDialog } from './confirm-identity-dialog';
import classes from './data-subject-requests.module.css';
import { ProofDialog, RefusalDialog } from './email-dialogs';

type Question = 'identity' | 'proof' | 'refusal';

/** What can be done with a request in its state, the expected step first. */
export function RequestActions({ request }: { request: OpenedDataSubjectRequest }) {
  const { asked, ask, close } = useAsked<Question>();
  const [suppress, suppressing] = useSuppressDataSubjectMutation();
  const [resend, resending] = useResendDataSubjectAnswerMutation();
  const { error, run } = useOutcome();
  const { id, state, kind, suppressed, endedAt, person, emailConfirmed } = request;
  const verifying = state === 'em_verificacao' || state === 'aguardando_titular';
  const toSuppress = state === 'confirmada' && kind === 'supressao' && !suppressed;
  const answered = state === 'respondida' && person !== null;
  if (endedAt !== null && !answered) return null;
  return (
    <Card title="Próximo passo">
      <p className="soft medium">{GUIDE[state] ?? ''}</p>
      <Problem error={error} />
      <div className={`row ${classes.actions}`}>
        {verifying && <Button onClick={() => ask('identity')}>Confirmar identidade</Button>}
        {verifying && (
          <Button variant="default" onClick={() => ask('proof')}>
            Pedir comprovação
          </Button>
        )}
        {toSuppress && (
          <Button loading={suppressing.isLoading} onClick={() => run(suppress(id))}>
            Aplicar supressão
          </Button>
        )}
        {answered && (
          <Button variant="default" loading={resending.isLoading} onClick={() => run(resend(id))}>
            Enviar novo link da resposta
          </Button>
        )}
        {endedAt === null && !suppressed && (
          <Button variant="default" onClick={() => ask('refusal')}>
            Recusar
          </Button>
        )}
      </div>
      {asked === 'identity' && <ConfirmIdentityDialog request={request} onClose={close} />}
      {asked === 'proof' && <ProofDialog id={id} onClose={close} />}
      {asked === 'refusal' && <RefusalDialog id={id} silent={!emailConfirmed} onClose={close} />}
    </Card>
  );
}

const GUIDE: Readonly<Partial<Record<OpenedDataSubjectRequest['state'], string>>> = {
  recebida: 'O titular ainda não confirmou o e-mail. Sem isso nada pode ser informado nem suprimido.',
  em_verificacao: 'O e-mail está confirmado. Confira quem é a pessoa, ou peça que ela comprove.',
  aguardando_titular: 'A comprovação foi pedida por e-mail. Quando chegar, confirme a identidade.',
  confirmada: 'A identidade está confirmada. Leia a prévia abaixo e envie a resposta.',
  respondida: 'A resposta foi enviada. O link abre uma única vez; se ele se perdeu, envie outro.',
};
