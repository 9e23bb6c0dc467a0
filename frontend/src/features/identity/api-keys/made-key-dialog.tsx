import type { MadeApiKeyAnswer } from '../../../shared/api/generated';
import { SecretDialog } from '../../../shared/ui/secret-dialog';

/** The key, here and never again. */
export function MadeKeyDialog({ made: { key }, onClose }: { made: MadeApiKeyAnswer; onClose: () => void }) {
  return (
    <SecretDialog
      title="Guarde sua chave"
      note="Ela não será mostrada de novo. Guarde-a num cofre de segredos; quem a tiver consulta em seu nome."
      secret={key}
      copy={['Copiar chave', 'Chave copiada']}
      onClose={onClose}
    />
  );
}
