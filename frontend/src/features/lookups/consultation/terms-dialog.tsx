import { TERMS_VERSION } from '@kernel/terms';
import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { readApiError } from '../../../shared/api/api-error';
import { Dialog, DialogActions } from '../../../shared/ui/dialog';
import { useAcceptTermsMutation } from '../lookups.api';

/** Asks for the terms in force, then goes on with the lookup that was waiting for them. */
export function TermsDialog({ onAccepted, onClose }: { onAccepted: () => void; onClose: () => void }) {
  const [accept, { isLoading, error }] = useAcceptTermsMutation();
  const agree = async () => {
    const answer = await accept({ acceptTermsRequest: { termsVersion: TERMS_VERSION } });
    if (!answer.error) onAccepted();
  };
  return (
    <Dialog title="Aceite os termos para continuar" onClose={onClose}>
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
      {error && <p role="alert">{readApiError(error, 'Não foi possível registrar o aceite.').text}</p>}
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          Agora não
        </Button>
        <Button onClick={agree} loading={isLoading}>
          Aceitar e consultar
        </Button>
      </DialogActions>
    </Dialog>
  );
}
