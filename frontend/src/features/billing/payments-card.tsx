import { Button } from '@mantine/core';
import { readApiError } from '../../shared/api/api-error';
import { Card } from '../../shared/ui/card';
import { usePaymentPages } from './billing.api';
import { PaymentLine } from './payment-line';

/** Pagamentos: what the account paid or tried to, the newest first. */
export function PaymentsCard() {
  const { data, error, isFetching, hasNextPage, fetchNextPage, refetch } = usePaymentPages({});
  const payments = data?.pages.flatMap((page) => page.data) ?? [];
  return (
    <Card title="Pagamentos">
      {payments.length > 0 && (
        <ul className="grid">
          {payments.map((payment) => (
            <PaymentLine key={payment.id} payment={payment} />
          ))}
        </ul>
      )}
      {data && payments.length === 0 && <p className="soft">Nenhum pagamento ainda.</p>}
      {!data && !error && <p className="soft">Carregando pagamentos…</p>}
      {error !== undefined && (
        <div role="alert" className="stack-3 starts">
          <p>{readApiError(error, 'Erro ao obter pagamentos').text}</p>
          <Button variant="outline" loading={isFetching} onClick={() => (data ? fetchNextPage() : refetch())}>
            Tentar Novamente
          </Button>
        </div>
      )}
      {hasNextPage && !error && (
        <Button variant="outline" loading={isFetching} onClick={() => fetchNextPage()}>
          Ver mais
        </Button>
      )}
    </Card>
  );
}
