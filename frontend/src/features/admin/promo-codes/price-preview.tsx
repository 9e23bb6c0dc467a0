import { discountCents } from '@kernel/discount';
import { formatCents } from '@kernel/money';
import { PLANS, type PlanId } from '@kernel/plans';
import classes from './promo-codes.module.css';

/** What each plan will cost under the code; nothing while the discount is none. */
export function PricePreview({ percent, planIds }: { percent: number | null; planIds: readonly PlanId[] }) {
  if (percent === null) return null;
  return (
    <table className={`figures ${classes.preview}`} aria-label="Preço com o código">
      <tbody>
        {PLANS.map(({ id, name, priceCents }) => {
          const valid = planIds.includes(id);
          const off = discountCents(priceCents, percent);
          return (
            <tr key={id}>
              <th scope="row">{name}</th>
              <td>{valid ? <s>{formatCents(priceCents)}</s> : formatCents(priceCents)}</td>
              <td>{valid ? <strong>{formatCents(priceCents - off)}</strong> : 'não vale'}</td>
              <td>{valid && `economia de ${formatCents(off)}`}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
