import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { readApiError } from '../../shared/api/api-error';
import { clearPendingPayer, readPendingPayer } from '../../shared/api/pending-payer';

/** Whose temporary token is over can see nothing of the charge any more: leads to the login, after which it is shown again. */
export function useLostPayer(error: unknown): void {
  const navigate = useNavigate();
  const lost = readApiError(error, '').status === 401;
  useEffect(() => {
    const payer = readPendingPayer();
    if (!lost || !payer) return;
    clearPendingPayer();
    void navigate('/login?motivo=pagamento', { replace: true, state: { email: payer.user.email } });
  }, [lost, navigate]);
}
