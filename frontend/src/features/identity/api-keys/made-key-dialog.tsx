import { Button, CopyButton } from '@mantine/core';
import type { MadeApiKeyAnswer } from '../../../shared/api/generated';
import { Dialog, DialogActions } from '../../../shared/ui/dialog';
import own from './api-keys.module.css';

/** The key, here and never again. */
export function MadeKeyDialog({ made: { key }, onClose }: { made: MadeApiKeyAnswer; onClose: () => void }) {
  return (
    <Dialog title="Guarde sua chave" onClose={onClose}>
      <p role="status">
        Ela não será mostrada de novo. Guarde-a num cofre de segredos; quem a tiver consulta em seu nome.
      </p>
      <p className={own.secret}>
        <code>{key}</code>
      </p>
      <DialogActions>
        <CopyButton value={key} timeout={4000}>
          {({ copied, copy }) => (
            <Button variant="default" onClick={copy}>
              {copied ? 'Chave copiada' : 'Copiar chave'}
            </Button>
          )}
        </CopyButton>
        <Button onClick={onClose}>Já guardei</Button>
      </DialogActions>
    </Dialog>
  );
}
