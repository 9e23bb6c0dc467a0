import { formatCents } from '@kernel/money';
import { PLANS, type Plan } from '@kernel/plans';
import { useSession } from '../../shared/api/session';
import { ActionLink } from '../../shared/ui/action';
import { DayScale } from '../../shared/ui/day-scale';
import classes from './prices.module.css';
import section from './section.module.css';

export function Prices() {
  const isSubscriber = useSession()?.userType === 'user';
  return (
    <section id="precos" className={section.section} aria-labelledby="precos-titulo">
      <h2 id="precos-titulo" className={section.title}>
        Um pagamento, alguns dias de acesso
      </h2>
      <p className={section.lead}>Pago com Pix. Nada é cobrado depois: quando os dias acabam, você decide se renova.</p>
      <ul className={`boxed ${classes.plans}`}>
        {PLANS.map((plan) => (
          <PlanLine key={plan.id} plan={plan} />
        ))}
      </ul>
      <ActionLink to={isSubscriber ? '/assinatura' : '/register'} look="outline">
        {isSubscriber ? 'Escolher plano' : 'Criar conta para escolher'}
      </ActionLink>
    </section>
  );
}

function PlanLine({ plan }: { plan: Plan }) {
  return (
    <li className={classes.plan} data-popular={plan.popular || undefined}>
      <h3 className={classes.name}>
        {plan.name}
        {plan.popular && <span className={classes.popular}>Mais popular</span>}
      </h3>
      <p className={classes.price}>{formatCents(plan.priceCents)}</p>
      <p className="soft medium nearest tabular">
        {plan.days} dias, {formatCents(Math.round(plan.priceCents / plan.days))} por dia
      </p>
      <div className={classes.scale}>
        <DayScale days={plan.days} />
      </div>
    </li>
  );
}
