import type { LedgerDaysAnswer } from '../../../shared/api/generated';
import { dayText } from '../../../shared/ui/dates';
import { formatReais } from '../../../shared/ui/numbers';
import { Tile } from '../metrics/tile';
import ledgerStyles from './ledger.module.css';
import { ACCOUNTS } from './ledger-labels';

/** What each account holds at the end of the days that are shown. */
export function LedgerBalances({ read: { balances, to } }: { read: LedgerDaysAnswer }) {
  return (
    <section aria-label={`Saldos em ${dayText(to)}`}>
      <dl className={ledgerStyles.balances}>
        {balances.map(({ account, balance }) => (
          <Tile key={account} label={ACCOUNTS[account]} value={formatReais(balance)} />
        ))}
      </dl>
      <p className="soft small">
        Saldos no fim de {dayText(to)}. O caixa é a receita, menos as devoluções, mais o que ainda está a devolver.
      </p>
    </section>
  );
}
