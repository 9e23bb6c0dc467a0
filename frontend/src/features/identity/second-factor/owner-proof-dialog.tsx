import { loginPasswordRule } from '@kernel/rules';
import type { ReactNode } from 'react';
import type { OwnerProofRequest } from '../../../shared/api/generated';
import { useServerForm } from '../../../shared/forms/use-server-form';
import { FormDialog } from '../../../shared/ui/form-dialog';
import { PasswordField } from '../../../shared/ui/password-field';
import { CodeField } from './code-field';

interface Props<Answer> {
  readonly title: string;
  readonly submit: string;
  readonly danger?: boolean;
  /** The factor is in force: its code is asked for beside the password. */
  readonly withCode: boolean;
  readonly call: (proof: OwnerProofRequest) => PromiseLike<{ data?: Answer; error?: unknown }>;
  readonly failed: string;
  readonly onDone: (answer: Answer) => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

interface Proof {
  password: string;
  totp?: string;
}

/** What changes the second factor is done with the password, and with the factor itself while it is in force. */
export function OwnerProofDialog<Answer>({ title, submit: label, withCode, call, failed, ...more }: Props<Answer>) {
  const { danger = false, onDone, onClose, children } = more;
  // Of the fields that are shown alone: what the server says of another one stands above the form.
  const defaultValues: Proof = { password: '', ...(withCode && { totp: '' }) };
  const { field, handleSubmit, refuse, inDialog } = useServerForm<Proof>({ defaultValues });

  const submit = handleSubmit(async ({ password, totp }) => {
    const answer = await call({ password, ...(totp !== undefined && { totp: totp.trim() }) });
    if (answer.data !== undefined) return onDone(answer.data);
    refuse(answer.error, failed);
  });

  return (
    <FormDialog title={title} submit={label} danger={danger} {...inDialog} onSubmit={submit} onClose={onClose}>
      {children}
      <PasswordField label="Sua senha" autoComplete="current-password" {...field('password', loginPasswordRule)} />
      {withCode && <CodeField {...field('totp', (value) => Boolean(value?.trim()) || 'Digite o código')} />}
    </FormDialog>
  );
}
