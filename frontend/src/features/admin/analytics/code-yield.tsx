import { formatCents } from '@kernel/money';
import type { AnalyticsAnswer } from '../../../shared/api/generated';
import { counted } from '../../../shared/ui/numbers';
import { BarList } from '../metrics/bar-list';
import { reais } from '../metrics/format';
import { MetricCard } from '../metrics/metric-card';

/** What promotional codes brought, and what they cost. */
export function CodeYield({ analytics: { codes, period } }: { analytics: AnalyticsAnswer }) {
  return (
    <MetricCard
      title="Rendimento dos códigos"
      lead="Planos pagos ou concedidos com cada código no período, e o valor devolvido."
      file={`codigos-${period.from}-${period.to}`}
      table={{
        columns: ['Código', 'Pagamentos', 'Gratuitos', 'Recebido (R$)', 'Devolvido (R$)', 'Desconto (R$)'],
        rows: codes.map((one) => [
          one.code,
          one.payments,
          one.given,
          reais(one.receivedCents),
          reais(one.returnedCents),
          reais(one.discountCents),
        ]),
      }}
      empty={codes.length === 0 && 'Nenhum código foi usado neste período.'}
      more={{ label: 'Ver códigos promocionais', to: '/admin/codigos' }}
    >
      <BarList
        label="Rendimento dos códigos"
        bars={codes.map(({ code, payments, given, receivedCents, returnedCents, discountCents }) => ({
          label: code,
          value: receivedCents,
          text: (
            <>
              {formatCents(receivedCents)}{' '}
              <small>
                {counted(payments + given, 'uso')}, desconto de {formatCents(discountCents)}
                {returnedCents > 0 && `, voltou ${formatCents(returnedCents)}`}
              </small>
            </>
          ),
        }))}
      />
    </MetricCard>
  );
}
