import type { ProfileUser } from '../../../shared/api/generated';
import { Card } from '../../../shared/ui/card';
import { formatDay, formatMoment } from '../../../shared/ui/dates';
import { Fact } from '../../../shared/ui/fact';
import classes from './profile-tab.module.css';

export function AccountCard({ user }: { user: ProfileUser }) {
  return (
    <Card title="Conta">
      <dl className={`ends ${classes.facts}`}>
        <Fact label="Nome">{user.name}</Fact>
        <Fact label="E-mail">{user.email || 'N/A'}</Fact>
        <Fact label="Membro desde">{formatDay(user.createdAt)}</Fact>
        <Fact label="Último acesso">{user.lastLogin ? formatMoment(user.lastLogin) : 'N/A'}</Fact>
      </dl>
    </Card>
  );
}
