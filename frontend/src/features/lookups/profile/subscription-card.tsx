import { findPlan } from '@kernel/plans';
import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { readApiError } from '../../../shared/api/api-error';
import { useGetSubscriptionQuery } from '../../../shared/api/generated';
import { Card } from '../../../shared/ui/card';
import { formatMoment } from '../../../shared/ui/dates';
import { Fact } from '../../../shared/ui/fact';
import { Tag } from '../../../shared/ui/tag';
import { DaysRing } from './days-ring';
import classes from './profile-tab.module.css';

const WARNING_DAYS = 7;

/** The plan, what is left of it, and the way to renew. */
export function SubscriptionCard() {
  const { data, error, refetch } = useGetSubscriptionQuery();
  const subscription = data?.subscription;
  if (error && !data) {
    return (
      <Card title="Assinatura">
        <p className="soft" role="alert">
          {readApiError(error, 'Erro ao obter dados da assinatura').text}
        </p>
        <Button variant="default" onClick={refetch}>
          Tentar Novamente
        </Button>
      </Card>
    );
  }
  if (!data) return <div className={`felt-wait boxed ${classes.waiting}`} data-waiting />;
  if (!subscription) {
    return (
      <Card title="Assinatura">
        <p className="soft">Nenhuma assinatura ativa encontrada</p>
        <Button component={Link} to="/assinatura">
          Ver planos
        </Button>
      </Card>
    );
  }
  const active = subscription.status === 'active';
  const days = subscription.daysRemaining;
  const soon = active && days <= WARNING_DAYS;
  return (
    <Card title="Assinatura">
      <div className={classes.plan}>
        <DaysRing days={days} of={findPlan(subscription.planId)?.days ?? days} low={soon || !active} />
        <dl className={`ends ${classes.facts}`}>
          <Fact label="Status">
            <Tag tone={active ? 'success' : 'danger'}>{active ? 'Ativo' : 'Inativo'}</Tag>
          </Fact>
          <Fact label="Plano">{subscription.plan || 'Básico'}</Fact>
          <Fact label={active ? 'Expira em' : 'Expirou em'}>
            {subscription.expiresAt ? formatMoment(subscription.expiresAt) : 'N/A'}
          </Fact>
        </dl>
      </div>
      {soon && (
        <p className={classes.warning} role="status">
          {days === 1 ? 'Falta 1 dia' : `Faltam ${days} dias`} para o plano acabar. Ao renovar, os dias se somam.
        </p>
      )}
      <Button component={Link} to="/assinatura" variant={soon || !active ? 'filled' : 'default'}>
        Renovar
      </Button>
    </Card>
  );
}
