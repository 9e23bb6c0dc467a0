import { discountCents } from '@kernel/discount';
import { formatCents } from '@kernel/money';
import { PLANS, type PlanId } from '@kernel/plans';
import { Figures } from '../../../shared/ui/figures';

/** What each plan will cost under the code; nothing while the discount is none. */
export function PricePreview({ percent, planIds }: { percent: number | null; planIds: readonly PlanId[] }) {
  if (percent === null) return null;
  return (
    <Figures
      label="Preço com o código"
      columns={['Plano', 'De', 'Por', 'Menos']}
      rows={PLANS.map(({ id, name, priceCents }) => {
        const price = formatCents(priceCents);
        if (!planIds.includes(id)) return [name, price, 'não vale', ''];
        const off = discountCents(priceCents, percent);
        return [
          name,
          <s key="price" className="soft">
            {price}
          </s>,
          <strong key="new">{formatCents(priceCents - off)}</strong>,
          formatCents(off),
        ];
      })}
    />
  );
}
