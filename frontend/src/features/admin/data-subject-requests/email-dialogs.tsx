import { REFUSAL_REASON_IDS, REFUSAL_REASONS, type RefusalReason } from '@kernel/data-subject-request';
import { useState } from 'react';
import { useAskDataSubjectProofMutation, useRefuseDataSubjectRequestMutation } from '../../../shared/api/generated';
import { Choice } from '../../../shared/ui/choice';
import { choicesOf } from '../../../shared/ui/choices';
import { EmailDialog } from './email-dialog';

const PROOF =
  'Para comprovar quem você é, escolha uma forma:\n\n' +
  '1. Assine este pedido com a sua conta gov.br (assinador.iti.br) e envie o arquivo assinado.\n\n' +
  '2. Peça uma chamada de vídeo, em que você mostra um documento com foto.';

const REASONS = choicesOf(REFUSAL_REASONS);

interface Props {
  readonly id: string;
  readonly onClose: () => void;
}

export function ProofDialog({ id, onClose }: Props) {
  const [ask, { isLoading, error }] = useAskDataSubjectProofMutation();
  return (
    <EmailDialog
      title="Pedir comprovação"
      lead="Vai ao e-mail do titular, com o protocolo e o contato do encarregado."
      begin={PROOF}
      send="Enviar pedido"
      busy={isLoading}
      error={error}
      onClose={onClose}
      onSend={(text) => ask({ id, askDataSubjectProofBody: { text } })}
    />
  );
}

export function RefusalDialog({ id, onClose }: Props) {
  const [refuse, { isLoading, error }] = useRefuseDataSubjectRequestMutation();
  const [reason, setReason] = useState<string>(REFUSAL_REASON_IDS[0] ?? '');
  return (
    <EmailDialog
      title="Recusar pedido"
      lead="Encerra o pedido. O motivo e a explicação vão ao e-mail do titular."
      begin=""
      send="Recusar pedido"
      busy={isLoading}
      error={error}
      onClose={onClose}
      onSend={(text) => refuse({ id, refuseDataSubjectRequestBody: { reason: reason as RefusalReason, text } })}
    >
      <Choice
        label="Motivo"
        data={REASONS}
        value={reason}
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
      />
    </EmailDialog>
  );
}
