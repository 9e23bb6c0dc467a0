import { REFUSAL_REASONS, type RefusalReason } from '@kernel/data-subject-request';
import { lengthBetween } from '@kernel/length-between';
import { Textarea } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useAskDataSubjectProofMutation, useRefuseDataSubjectRequestMutation } from '../../../shared/api/generated';
import { Choice } from '../../../shared/ui/choice';
import { choicesOf } from '../../../shared/ui/choices';
import { FormDialog } from '../../../shared/ui/form-dialog';

const PROOF =
  'Para comprovar quem você é, escolha uma forma:\n\n' +
  '1. Assine este pedido com a sua conta gov.br (assinador.iti.br) e envie o arquivo assinado.\n\n' +
  '2. Peça uma chamada de vídeo, em que você mostra um documento com foto.';

const lengthRule = lengthBetween(10, 4_000);
/** None is chosen at first: the person is told of it, and it stays on record. */
const REASONS = choicesOf(REFUSAL_REASONS, 'Escolha');

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

/** `silent`: nobody has shown whose mailbox it is, so nothing goes there. */
export function RefusalDialog({ id, silent, onClose }: Props & { readonly silent: boolean }) {
  const [refuse, { isLoading, error }] = useRefuseDataSubjectRequestMutation();
  const [reason, setReason] = useState<RefusalReason | ''>('');
  const [missing, setMissing] = useState(false);
  const send = async (text: string) => {
    setMissing(!reason);
    return reason ? refuse({ id, refuseDataSubjectRequestBody: silent ? { reason } : { reason, text } }) : {};
  };
  return (
    <EmailDialog
      title="Recusar pedido"
      lead={
        silent
          ? 'Encerra o pedido. Nada é enviado: o e-mail não foi confirmado e pode ser de outra pessoa.'
          : 'Encerra o pedido. O motivo e a explicação vão ao e-mail do titular.'
      }
      begin=""
      silent={silent}
      send="Recusar pedido"
      busy={isLoading}
      error={error}
      onClose={onClose}
      onSend={send}
    >
      <Choice
        label="Motivo"
        data={REASONS}
        value={reason}
        error={missing && 'Escolha o motivo da recusa.'}
        onChange={({ currentTarget }) => {
          setMissing(false);
          setReason(currentTarget.value as RefusalReason | '');
        }}
      />
    </EmailDialog>
  );
}

interface EmailProps {
  readonly title: string;
  readonly lead: string;
  readonly begin: string;
  /** Nothing is sent, and there is nothing to write. */
  readonly silent?: boolean;
  readonly send: string;
  readonly busy: boolean;
  readonly error: unknown;
  readonly onClose: () => void;
  readonly onSend: (text: string) => Promise<{ data?: unknown }>;
  readonly children?: ReactNode;
}

function EmailDialog({ title, lead, begin, silent = false, send, busy, error, onClose, onSend, children }: EmailProps) {
  const [text, setText] = useState(begin);
  const [wrong, setWrong] = useState<string | null>(null);
  const submit = async () => {
    const problem = silent ? null : lengthRule(text);
    setWrong(problem);
    if (problem) return;
    if ((await onSend(text)).data) onClose();
  };
  return (
    <FormDialog
      title={title}
      submit={send}
      cancel="Voltar"
      busy={busy}
      error={error}
      failed="Não foi possível enviar."
      onSubmit={submit}
      onClose={onClose}
    >
      <p>{lead}</p>
      {children}
      {!silent && (
        <Textarea
          label="Texto do e-mail"
          autosize
          minRows={5}
          maxRows={12}
          maxLength={4000}
          error={wrong}
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
      )}
    </FormDialog>
  );
}
