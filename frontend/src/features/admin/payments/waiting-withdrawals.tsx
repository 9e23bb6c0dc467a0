import { Alert } from '@mantine/core';
import { Link } from 'react-router-dom';
import { counted } from '../../../shared/ui/numbers';
import { useAdminPayments } from './use-admin-payments';

/** Says that buyers wait for their money, with the way to them; nothing while none does. */
export function WaitingWithdrawals() {
  const { data } = useAdminPayments({ withdrawal: 'waiting' }, { refetchOnMountOrArgChange: true });
  const waiting = data?.pages[0]?.total ?? 0;
  if (waiting === 0) return null;
  return (
    <Alert color="yellow" mb="md" role="status">
      {counted(waiting, 'desistência espera', 'desistências esperam')} a devolução do dinheiro.{' '}
      <Link to="?withdrawal=waiting">Ver {waiting === 1 ? 'o pagamento' : 'os pagamentos'}</Link>
    </Alert>
  );
}
