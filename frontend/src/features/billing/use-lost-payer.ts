import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { readApiError } from '../../shared/api/api-error';
import { clearPendingPayer, readPendingPayer } from '../../shared/api/pending-payer';

/**
 * Whose temporary token is over can see nothing of the purchase any more: leads to the login, after which it is shown
 * again, for the given reason, with the promotional code, and keeps nothing of the person.
 */
export function useLostPayer(error: unknown, reason: 'pagamento' | 'assinar', code = ''): void {
  const navigate = useNavigate();
  const lost = readApiError(error, '').status === 401;
  useEffect(() => {
    const payer = readPendingPayer();
    if (!lost || !payer) return;
    clearPendingPayer();
    void navigate(`/login?motivo=${reason}`, { replace: true, state: { email: payer.user.email, code } });
  }, [lost, reason, code, navigate]);
}
