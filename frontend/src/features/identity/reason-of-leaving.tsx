import { Alert } from '@mantine/core';
import { useSearchParams } from 'react-router-dom';

const REASONS: Readonly<Record<string, string>> = {
  sessao: 'Sua sessão terminou. Entre novamente.',
  pagamento: 'Entre para ver seu pagamento.',
  assinar: 'Sua sessão de pagamento terminou. Entre para continuar.',
  'conta-encerrada': 'Sua conta foi encerrada.',
};

/** Why somebody was brought to a sign-in page; a full page load, which most come by, takes no state along. */
export function ReasonOfLeaving() {
  const reason = REASONS[useSearchParams()[0].get('motivo') ?? ''];
  if (!reason) return null;
  return (
    <Alert color="gray" role="status" mb={20}>
      {reason}
    </Alert>
  );
}
