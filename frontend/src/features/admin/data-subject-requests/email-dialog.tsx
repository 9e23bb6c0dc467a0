import { Textarea } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { FormDialog } from '../../../shared/ui/form-dialog';

interface EmailProps {
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

export function EmailDialog({ title, lead, begin, send, busy, error, onClose, onSend, children }: EmailProps) {
  const [text, setText] = useState(begin);
  const submit = async () => {
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
      <Textarea
        label="Texto da carta"
        autosize
        minRows={5}
        maxRows={12}
        maxLength={4000}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
    </FormDialog>
  );
}
