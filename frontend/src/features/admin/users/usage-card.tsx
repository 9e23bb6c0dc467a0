import { lookupDefinition } from '@kernel/lookup-catalogue';
import { Link } from 'react-router-dom';
import type { UserUsage, UserUsageDay } from '../../../shared/api/generated';
import { Card } from '../../../shared/ui/card';
import { dayText } from '../../../shared/ui/dates';
import { Figures } from '../../../shared/ui/figures';
import { Fold } from '../../../shared/ui/fold';
import { formatNumber } from '../../../shared/ui/numbers';
import { sum } from '../metrics/sum';
import rows from '../rows.module.css';
import { holdLabel } from './user-labels';

/** How much was looked up, by day and type. Never what. */
export function UsageCard({ accountId, usage: { days, hold } }: { accountId: string; usage: UserUsage }) {
  const found = sum(days.map((day) => day.found));
  const others = sum(days.map((day) => day.others));
  return (
    <Card title="Uso nos últimos 30 dias">
      {hold && (
        <p className="caution">
          {holdLabel(hold)} <Link to={`/admin/uso-suspeito?conta=${accountId}`}>Ver em Uso suspeito</Link>
        </p>
      )}
      {days.length === 0 ? (
        <p className="soft medium">Nenhuma consulta.</p>
      ) : (
        <>
          <p>
            {formatNumber(found)} com dados, {formatNumber(others)} sem. Contam-se as que estão no histórico da conta; o
            que foi consultado não aparece aqui.
          </p>
          <ul className="breaks" aria-label="Consultas por tipo">
            {byType(days).map(([type, count]) => (
              <li key={type} className={rows.row}>
                <span>{lookupDefinition(type).label}</span>
                <span className="tabular">{formatNumber(count)}</span>
              </li>
            ))}
          </ul>
          <Fold label="Por dia">
            <Figures
              framed
              label="Consultas por dia"
              columns={['Dia', 'Tipo', 'Com dados', 'Sem']}
              words={2}
              rows={days.map((day) => [dayText(day.day), lookupDefinition(day.type).label, day.found, day.others])}
            />
          </Fold>
        </>
      )}
      <Link to={`/admin/auditoria?accountId=${accountId}`}>Ver as consultas na Auditoria</Link>
    </Card>
  );
}

/** The most used first. */
function byType(days: readonly UserUsageDay[]): ReadonlyArray<[UserUsageDay['type'], number]> {
  const counts = new Map<UserUsageDay['type'], number>();
  for (const { type, found, others } of days) counts.set(type, (counts.get(type) ?? 0) + found + others);
  return [...counts].sort(([, one], [, other]) => other - one);
}
