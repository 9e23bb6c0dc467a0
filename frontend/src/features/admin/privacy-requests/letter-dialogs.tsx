import { REFUSAL_REASON_IDS, REFUSAL_REASONS, type RefusalReason } from '@kernel/privacy-request';
import { Button, NativeSelect, Textarea } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { readApiError } from '../../../shared/api/api-error';
import { Dialog, DialogActions } from '../../../shared/ui/dialog';
import { FormProblem } from '../../../shared/ui/form-problem';
import { useAskPrivacyProofMutation, useRefusePrivacyRequestMutation } from './privacy-requests.api';
import classes from './privacy-requests.module.css';

const PROOF =
  'Para comprovar quem você é, escolha uma forma:\n\n' +
  '1. Assine este pedido com a sua conta gov.br (assinador.iti.br) e envie o arquivo assinado.\n\n' +
  '2. Peça uma chamada de vídeo, em que você mostra um documento com foto.';
const REASONS = REFUSAL_REASON_IDS.map((value) => ({ value: value as string, label: REFUSAL_REASONS[value] }));

interface Props {
  readonly id: string;
  readonly onClose: () => void;
}

export function ProofDialog({ id, onClose }: Props) {
  const [ask, { isLoading, error }] = useAskPrivacyProofMutation();
  return (
    <LetterDialog
      title="Pedir comprovação"
      lead="Vai ao e-mail do titular, com o protocolo e o contato do encarregado."
      begin={PROOF}
      send="Enviar pedido"
      busy={isLoading}
      error={error}
      onClose={onClose}
      onSend={(text) => ask({ id, askPrivacyProofBody: { text } })}
    />
  );
}

export function RefusalDialog({ id, onClose }: Props) {
  const [refuse, { isLoading, error }] = useRefusePrivacyRequestMutation();
  const [reason, setReason] = useState<string>(REFUSAL_REASON_IDS[0] ?? '');
  return (
    <LetterDialog
      title="Recusar pedido"
      lead="Encerra o pedido. O motivo e a explicação vão ao e-mail do titular."
      begin=""
      send="Recusar pedido"
      busy={isLoading}
      error={error}
      onClose={onClose}
      onSend={(text) => refuse({ id, refusePrivacyRequestBody: { reason: reason as RefusalReason, text } })}
    >
      <NativeSelect
        label="Motivo"
        data={REASONS}
        value={reason}
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
      />
    </LetterDialog>
  );
}

interface LetterProps {
  readonly title: string;
  readonly lead: string;
  readonly begin: string;
  readonly send: string;
  readonly busy: boolean;
  readonly error: unknown;
  readonly onClose: () => void;
  readonly onSend: (text: string) => Promise<{ data?: unknown }>;
  readonly children?: ReactNode;
}

function LetterDialog({ title, lead, begin, send, busy, error, onClose, onSend, children }: LetterProps) {
  const [text, setText] = useState(begin);
  const submit = async () => {
    if ((await onSend(text)).data) onClose();
  };
  return (
    <Dialog title={title} onClose={onClose}>
      <p>{lead}</p>
      <form
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <FormProblem text={error ? readApiError(error, 'Não foi possível enviar.').text : undefined} />
        {children}
        <Textarea
          label="Texto da carta"
          autosize
          minRows={5}
          maxRows={12}
          maxLength={4000}
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
        <DialogActions>
          <Button variant="default" onClick={onClose}>
            Voltar
          </Button>
          <Button type="submit" loading={busy}>
            {send}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
