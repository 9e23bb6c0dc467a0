import { Button } from '@mantine/core';
import { CopySecret } from './copy-secret';
import { Dialog, DialogActions } from './dialog';
import own from './secret-dialog.module.css';

interface Props {
  readonly title: string;
  readonly note: string;
  readonly secret: string;
  /** What the button says before and after. */
  readonly copy: readonly [string, string];
  readonly onClose: () => void;
}

/** A secret, here and never again. */
export function SecretDialog({ title, note, secret, copy, onClose }: Props) {
  return (
    <Dialog title={title} onClose={onClose}>
      <p role="status">{note}</p>
      <p className={own.secret}>
        <code>{secret}</code>
      </p>
      <DialogActions>
        <CopySecret value={secret} words={copy} />
        <Button onClick={onClose}>Já guardei</Button>
      </DialogActions>
    </Dialog>
  );
}
