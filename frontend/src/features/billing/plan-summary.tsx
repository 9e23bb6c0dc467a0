import { formatCents } from '@kernel/money';
import type { Plan } from '@kernel/plans';
import { IconCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { SessionUser } from '../../shared/api/session-storage';
import { formatDay } from '../../shared/ui/dates';
import { EmailText } from '../../shared/ui/email-text';
import { Fact } from '../../shared/ui/fact';
import { counted } from '../../shared/ui/numbers';
import { LapsedPurchase } from './lapsed-purchase';
import { PlanChange } from './plan-change';
import type { PlanPrice } from './plan-price';
import classes from './plan-summary.module.css';
import type { PlanEnd } from './use-plan-end';

interface Props {
  readonly plan: Plan;
  readonly price: PlanPrice;
  readonly end: PlanEnd;
  readonly payer: SessionUser | null;
  /** The way to pay, where it stands here. */
  readonly children?: ReactNode;
}

/** What will be paid, for whom and what follows. */
export function PlanSummary({ plan, price, end, payer, children }: Props) {
  const { current, active, expiresAt } = end;
  return (
    <section className={`boxed ${classes.summary}`} aria-labelledby="resumo-titulo">
      <h2 id="resumo-titulo" className={classes.title}>
        Resumo
      </h2>
      <dl className={classes.lines}>
        {current && (
          <Fact label="Plano atual">
            {current.plan},{' '}
            {active
              ? counted(current.daysRemaining, 'dia restante', 'dias restantes')
              : `terminou em ${formatDay(current.expiresAt)}`}
          </Fact>
        )}
        <Fact label="Plano">{plan.name}</Fact>
        <Fact label="Acesso">
          {active && current && expiresAt
            ? `${current.daysRemaining} + ${plan.days} dias, até ${formatDay(expiresAt)}`
            : `${plan.days} dias`}
        </Fact>
        {payer?.email && (
          <Fact label="Conta" className={classes.email}>
            <EmailText>{payer.email}</EmailText>
          </Fact>
        )}
        {price.code && (
          <>
            <Fact label="Preço">{formatCents(price.originalCents)}</Fact>
            <Fact
              label={
                <>
                  Código <span className={classes.code}>{price.code}</span>
                </>
              }
              className={classes.saving}
            >
              − {formatCents(price.discountCents)}
            </Fact>
          </>
        )}
        <div className={classes.total}>
          <dt>Total</dt>
          <dd>{formatCents(price.totalCents)}</dd>
        </div>
      </dl>
      <ul className={classes.included} aria-label="Incluído no plano">
        {plan.features.map((feature) => (
          <li key={feature}>
            <IconCheck size={16} stroke={2} aria-hidden="true" />
            {feature}
          </li>
        ))}
      </ul>
      {active && current && current.planId !== plan.id && <PlanChange current={current} plan={plan} />}
      {children}
      <p className={classes.note}>
        Os dias começam a contar {price.totalCents > 0 ? 'quando o Pix é aprovado' : 'na hora'} e se somam aos que você
        ainda tem. Ao fim deles o acesso para; não há renovação automática.
      </p>
      {price.totalCents > 0 && (
        <p className={classes.note}>
          Você pode desistir da compra em até 7 dias e receber de volta o que pagou (direito de arrependimento, art. 49
          do Código de Defesa do Consumidor). O pedido se faz em Meu Perfil.
        </p>
      )}
      {current?.status === 'expired' && <LapsedPurchase />}
    </section>
  );
}
