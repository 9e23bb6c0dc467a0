import { readApiError } from '../../../shared/api/api-error';
import {
  type OwnerProofRequest,
  type TotpBegun,
  useBeginOwnTotpMutation,
  useRemoveOwnTotpMutation,
  useRenewOwnRecoveryCodesMutation,
} from '../../../shared/api/generated';
import { OwnerProofDialog } from './owner-proof-dialog';
import type { Outcome } from './totp-card';
import type { Act } from './totp-state-view';

interface Props extends Outcome {
  readonly act: Act;
  readonly onRemoved: () => void;
  /** It is in force already: it was switched on elsewhere. */
  readonly onAlreadyOn: () => void;
  readonly onClose: () => void;
}

const ALREADY_ON = ['TOTP_REQUIRED', 'TOTP_ALREADY_ON'];

/** Asks for what each act wants to see first, and does it. */
export function OwnTotpDialog({ act, onBegun, onCodes, onRemoved, onAlreadyOn, onClose }: Props) {
  const [begin] = useBeginOwnTotpMutation();
  const [renew] = useRenewOwnRecoveryCodesMutation();
  const [remove] = useRemoveOwnTotpMutation();
  const beginOnce = async (proof: OwnerProofRequest) => {
    const answer = await begin(proof);
    return ALREADY_ON.includes(readApiError(answer.error, '').code ?? '') ? { data: null } : answer;
  };
  const closing =
    <Answer,>(then: (answer: Answer) => void) =>
    (answer: Answer) => {
      then(answer);
      onClose();
    };

  if (act === 'begin') {
    return (
      <OwnerProofDialog
        title="Ligar a verificação em duas etapas"
        submit="Continuar"
        withCode={false}
        call={beginOnce}
        failed="Não foi possível começar."
        onDone={closing((begun: TotpBegun | null) => (begun ? onBegun(begun) : onAlreadyOn()))}
        onClose={onClose}
      >
        <p>Tenha à mão um aplicativo autenticador, como o do Google ou da Microsoft. Antes, confirme que é você.</p>
      </OwnerProofDialog>
    );
  }
  if (act === 'renew') {
    return (
      <OwnerProofDialog
        title="Gerar novos códigos de recuperação?"
        submit="Gerar códigos"
        withCode
        call={renew}
        failed="Não foi possível gerar os códigos."
        onDone={closing(({ recoveryCodes }: { recoveryCodes: readonly string[] }) => onCodes(recoveryCodes))}
        onClose={onClose}
      >
        <p>Os códigos que você guardou deixam de valer.</p>
      </OwnerProofDialog>
    );
  }
  return (
    <OwnerProofDialog
      title="Desligar a verificação em duas etapas?"
      submit="Desligar"
      danger
      withCode
      call={remove}
      failed="Não foi possível desligar."
      onDone={closing(onRemoved)}
      onClose={onClose}
    >
      <p>Depois disso, para entrar basta a senha. Avisamos por e-mail.</p>
    </OwnerProofDialog>
  );
}
