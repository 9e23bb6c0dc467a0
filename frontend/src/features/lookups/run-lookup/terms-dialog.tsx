import { TERMS_VERSION } from '@kernel/terms';
import { Link } from 'react-router-dom';
import { useAcceptTermsMutation } from '../../../shared/api/generated';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog';

/** Asks for the terms in force, then goes on with the lookup that was waiting for them. */
export function TermsDialog({ onAccepted, onClose }: { onAccepted: () => void; onClose: () => void }) {
  const [accept] = useAcceptTermsMutation();
  return (
    <ConfirmDialog
      title="Aceite os termos para continuar"
      confirm="Aceitar e consultar"
      cancel="Agora não"
      harmless
      failed="Não foi possível registrar o aceite."
      call={() => accept({ acceptTermsRequest: { termsVersion: TERMS_VERSION } })}
      onDone={onAccepted}
      onClose={onClose}
    >
      <p>
        Os{' '}
        <Link to="/termos" target="_blank">
          termos de uso
        </Link>{' '}
        e o{' '}
        <Link to="/privacidade" target="_blank">
          aviso de privacidade
        </Link>{' '}
        têm uma versão nova. Leia e aceite para consultar; a consulta segue em seguida.
      </p>
    </ConfirmDialog>
  );
}
