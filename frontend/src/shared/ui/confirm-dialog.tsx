import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { FormDialog } from './form-dialog';

interface Props<Answer> {
  /** The question. */
  readonly title: string;
  /** What the button says that does it. */
  readonly confirm: string;
  readonly cancel?: string;
  /** It takes nothing away. */
  readonly harmless?: boolean;
  /** Said where the server gives no words for its refusal. */
  readonly failed: string;
  /** Does it. Where the server wants the password once more, it is asked for on the way. */
  readonly call: () => PromiseLike<{ readonly data?: Answer | undefined; readonly error?: unknown }>;
  readonly onDone: (answer: Answer) => void;
  readonly onClose: () => void;
  /** What follows from it. */
  readonly children: ReactNode;
}

/** What cannot be taken back is asked once more, with what follows from it. */
export function ConfirmDialog<Answer>({
  call,
  onDone,
  confirm,
  harmless = false,
  children,
  ...question
}: Props<Answer>) {
  const [{ busy, error }, setState] = useState<{ busy: boolean; error?: unknown }>({ busy: false });
  const run = async () => {
    setState({ busy: true });
    const answer = await call();
    setState({ busy: false, error: answer.error });
    if (answer.error === undefined) onDone(answer.data as Answer);
  };
  return (
    <FormDialog {...question} submit={confirm} danger={!harmless} busy={busy} error={error} onSubmit={run}>
      {children}
    </FormDialog>
  );
}

type ButtonProps<Answer> = Omit<Props<Answer>, 'onDone' | 'onClose'> & {
  readonly label: string;
  readonly onDone?: (answer: Answer) => void;
};

/** The button of what is asked once more before it is done. */
export function ConfirmButton<Answer>({ label, onDone, ...question }: ButtonProps<Answer>) {
  const [asking, setAsking] = useState(false);
  const close = () => setAsking(false);
  const finish = (answer: Answer) => {
    close();
    onDone?.(answer);
  };
  return (
    <>
      <Button variant="default" onClick={() => setAsking(true)}>
        {label}
      </Button>
      {asking && <ConfirmDialog {...question} onDone={finish} onClose={close} />}
    </>
  );
}
