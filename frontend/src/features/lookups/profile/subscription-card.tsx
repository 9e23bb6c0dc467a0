import { findPlan } from '@kernel/plans';
import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { type SubscriptionAnswer, useGetSubscriptionQuery } from '../../../shared/api/generated';
import { Card } from '../../../shared/ui/card';
import { formatMoment } from '../../../shared/ui/dates';
import { Fact } from '../../../shared/ui/fact';
import { Loaded } from '../../../shared/ui/loaded';
import { Tag } from '../../../shared/ui/tag';
import { DaysRing } from './days-ring';
import classes from './profile-tab.module.css';

const WARNING_DAYS = 7;

/** The plan, what is left of it, and the way to renew. */
export function SubscriptionCard() {
  const query = useGetSubscriptionQuery();
  return (
    <Card title="Assinatura">
      <Loaded query={query} failed="Erro ao obter dados da assinatura" small>
        {({ subscription }) => (subscription ? <Plan subscription={subscription} /> : <NoPlan />)}
      </Loaded>
    </Card>
  );
}

function NoPlan() {
  return (
    <>
      <p className="soft">Nenhuma assinatura ativa encontrada</p>
      <Button component={Link} to="/assinatura">
        Ver planos
      </Button>
    </>
  );
}

function Plan({ subscription }: { subscription: NonNullable<SubscriptionAnswer['subscription']> }) {
  const active = subscription.status === 'active';
  const days = subscription.daysRemaining;
  const soon = active && days <= WARNING_DAYS;
  return (
    <>
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
    </>
  );
}
