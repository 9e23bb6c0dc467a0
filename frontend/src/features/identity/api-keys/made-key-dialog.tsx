import type { MadeApiKeyAnswer } from '../../../shared/api/generated';
import { formatMoment } from '../../../shared/ui/dates';
import { SecretDialog } from '../../../shared/ui/secret-dialog';

/** The key, here and never again. */
export function MadeKeyDialog({ made: { key, expiresAt }, onClose }: { made: MadeApiKeyAnswer; onClose: () => void }) {
  const lasts = expiresAt ? `vale até ${formatMoment(expiresAt)} e ` : '';
  return (
    <SecretDialog
      title="Guarde sua chave"
      note={`Ela ${lasts}não será mostrada de novo. Guarde-a num cofre de segredos; quem a tiver consulta em seu nome.`}
      secret={key}
      copy={['Copiar chave', 'Chave copiada']}
      onClose={onClose}
    />
  );
}
