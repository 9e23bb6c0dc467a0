import type { LedgerDaysAnswer } from '../../../shared/api/generated';
import { dayText } from '../../../shared/ui/dates';
import { formatReais } from '../../../shared/ui/numbers';
import ledgerStyles from './ledger.module.css';
import { ACCOUNTS } from './ledger-labels';

/** What each account holds at the end of the days that are shown. */
export function LedgerBalances({ read: { balances, to } }: { read: LedgerDaysAnswer }) {
  return (
    <section aria-label={`Saldos em ${dayText(to)}`}>
      <dl className={ledgerStyles.balances}>
        {balances.map(({ account, balance }) => (
          <div key={account}>
            <dt>{ACCOUNTS[account]}</dt>
            <dd>{formatReais(balance)}</dd>
          </div>
        ))}
      </dl>
      <p className="soft small">
        Saldos no fim de {dayText(to)}. O caixa é a receita, menos as devoluções, mais o que ainda está a devolver.
      </p>
    </section>
  );
}
