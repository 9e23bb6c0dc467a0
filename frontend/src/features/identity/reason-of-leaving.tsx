import { Alert } from '@mantine/core';
import { useLocation, useSearchParams } from 'react-router-dom';

const REASONS: Readonly<Record<string, string>> = {
  sessao: 'Sua sessão terminou. Entre novamente.',
  pagamento: 'Entre para ver seu pagamento.',
  assinar: 'Sua sessão de pagamento terminou. Entre para continuar.',
  'conta-encerrada': 'Sua conta foi encerrada.',
  'outra-aba': 'Sua sessão terminou em outra aba. Entre novamente.',
};

/**
 * Why somebody was brought to a sign-in page; a full page load, which most come by, takes no state along. Whose session ended elsewhere
 * comes from within the page, which tells whose place it was.
 */
export function ReasonOfLeaving() {
  const within = Object(useLocation().state).owner ? 'outra-aba' : '';
  const reason = REASONS[useSearchParams()[0].get('motivo') ?? within];
  if (!reason) return null;
  return (
    <Alert color="gray" role="status" mb={20}>
      {reason}
    </Alert>
  );
}
