import { formatCents } from '@kernel/money';
import type { Plan } from '@kernel/plans';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { baseApi } from '../../shared/api/base-api';
import { clearPendingPayer } from '../../shared/api/pending-payer';
import { useSession } from '../../shared/api/session';
import type { SessionUser } from '../../shared/api/session-storage';
import { formatDay } from '../../shared/ui/dates';
import { EmailText } from '../../shared/ui/email-text';
import { Fact } from '../../shared/ui/fact';
import { counted } from '../../shared/ui/numbers';
import type { PlanPrice } from './plan-price';
import classes from './plan-summary.module.css';
import type { PlanEnd } from './use-plan-end';

export interface PlanLinesProps {
  readonly plan: Plan;
  readonly price: PlanPrice;
  readonly end: PlanEnd;
  readonly payer: SessionUser | null;
}

/** What will be paid and for whom, line by line. */
export function PlanLines({ plan, price, end: { current, active, expiresAt }, payer }: PlanLinesProps) {
  return (
    <dl className={`ends ${classes.lines}`}>
      {current && (
        <Fact label={active ? 'Plano atual' : 'Plano anterior'}>
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
        <Fact label="Conta">
          <EmailText>{payer.email}</EmailText>
          <NotYou />
        </Fact>
      )}
      {price.code && (
        <>
          <Fact label="Preço">{formatCents(price.originalCents)}</Fact>
          <div>
            <dt>
              Código <span className="ink breaks strong">{price.code}</span>
            </dt>
            <dd className="success">− {formatCents(price.discountCents)}</dd>
          </div>
        </>
      )}
      <div className={classes.total}>
        <dt>Total</dt>
        <dd>{formatCents(price.totalCents)}</dd>
      </div>
    </dl>
  );
}

/** The way out for who has no session to leave: on a computer that many use, somebody else may have begun to buy. */
function NotYou() {
  const session = useSession();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  if (session) return null;
  const leave = () => {
    clearPendingPayer();
    dispatch(baseApi.util.resetApiState());
    return navigate('/', { replace: true });
  };
  return (
    <div>
      <button type="button" className="link-button" onClick={leave}>
        Não é você? Sair
      </button>
    </div>
  );
}
