import { Button } from '@mantine/core';
import type { FormEvent, ReactNode } from 'react';
import { Dialog, DialogActions } from './dialog';
import classes from './form-dialog.module.css';
import { Problem } from './problem';
import { useFirstWrong } from './use-first-wrong';

interface Props {
  readonly title: string;
  /** What the button says that does it. */
  readonly submit: string;
  readonly cancel?: string;
  /** It takes something away. */
  readonly danger?: boolean;
  readonly busy?: boolean;
  readonly disabled?: boolean;
  /** Why it failed, and what is said where the server gives no words. */
  readonly error?: unknown;
  readonly failed?: string | undefined;
  /** Further buttons, before the two. */
  readonly actions?: ReactNode;
  readonly onSubmit: (event: FormEvent) => unknown;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A form, or a question, in a dialog: what failed stands above its two buttons, and the first wrong field has the focus. */
export function FormDialog({ title, submit, cancel = 'Cancelar', danger = false, busy = false, ...more }: Props) {
  const { disabled = false, error, failed, actions, onSubmit, onClose, children } = more;
  const refused = useFirstWrong(busy);
  const send = (event: FormEvent) => {
    event.preventDefault();
    onSubmit(event);
  };
  return (
    <Dialog title={title} onClose={onClose}>
      <form className={classes.form} {...refused} onSubmit={send} noValidate>
        {children}
        <Problem error={error} {...(failed && { text: failed })} />
        <DialogActions>
          {actions}
          <Button variant="default" onClick={() => onClose()}>
            {cancel}
          </Button>
          <Button type="submit" loading={busy} disabled={disabled} {...(danger && { color: 'red' })}>
            {submit}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
