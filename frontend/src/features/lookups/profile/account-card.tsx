import { Card } from '../../../shared/ui/card';
import { formatDay, formatMoment } from '../../../shared/ui/dates';
import type { ProfileUser } from '../lookups.api';
import classes from './profile-tab.module.css';

export function AccountCard({ user }: { user: ProfileUser }) {
  const facts: ReadonlyArray<readonly [string, string]> = [
    ['Nome', user.name],
    ['E-mail', user.email || 'N/A'],
    ['Membro desde', formatDay(user.createdAt)],
    ['Último acesso', user.lastLogin ? formatMoment(user.lastLogin) : 'Este é o seu primeiro acesso'],
  ];
  return (
    <Card title="Conta">
      <dl className={classes.facts}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
