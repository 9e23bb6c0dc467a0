import { findPlan, PLANS, type PlanId } from '@kernel/plans';
import { Alert, Button } from '@mantine/core';
import type { PaymentAnswer } from '../../shared/api/generated';
import type { SessionUser } from '../../shared/api/session-storage';
import { BackLink } from '../../shared/ui/back-link';
import { useNarrow } from '../../shared/ui/media';
import { PayButton, PayProblem } from './pay-action';
import { PayBar } from './pay-bar';
import classes from './plan-choice.module.css';
import { PlanOption } from './plan-option';
import { planPrice } from './plan-price';
import { PlanSummary } from './plan-summary';
import { PromoCodeField } from './promo-code-field';
import { useCharge } from './use-charge';
import { usePlanEnd } from './use-plan-end';
import type { PromoField } from './use-promo-code';

interface Props {
  readonly planId: PlanId;
  readonly onChoose: (planId: PlanId) => void;
  readonly promo: PromoField;
  readonly payer: SessionUser | null;
  /** Why the page was opened, or what became of the last charge. */
  readonly message?: string | undefined;
  /** The last charge ran out; its plan is kept. */
  readonly expired: boolean;
  readonly onCharge: (payment: PaymentAnswer) => void;
  readonly onBack: () => void;
}

/** In the place of the plans until it is decided which of them is chosen. */
export function PlansWaiting() {
  return (
    <div className={classes.page}>
      <div className={`felt-wait ${classes.columns} ${classes.waiting}`} role="status" aria-label="Carregando">
        <div className={classes.plans}>
          {PLANS.map(({ id }) => (
            <i key={id} />
          ))}
        </div>
        <i />
      </div>
    </div>
  );
}

export function PlanChoice({ planId, onChoose, promo, payer, message, expired, onCharge, onBack }: Props) {
  const plan = findPlan(planId) ?? PLANS[0]!;
  const price = planPrice(plan, promo.verdict);
  const waiting = promo.verdict.state === 'checking';
  const { charge, busy, problem } = useCharge(plan, payer, promo, onCharge);
  const start = () => charge(price);
  const end = usePlanEnd(plan.id, !payer);
  const onPhone = useNarrow(760);
  const action = { busy, waiting, onPay: start };
  return (
    <div className={classes.page}>
      <BackLink onClick={onBack} />
      <header className={classes.head}>
        <h1 className={classes.title}>Escolha seu plano</h1>
        <p className="soft near">Um pagamento por Pix, alguns dias de acesso. Nada é cobrado depois.</p>
      </header>
      {message && (
        <Alert color={expired ? 'yellow' : 'petrol'} role="status" className={classes.message}>
          <span>{message}</span>
          {expired && (
            <Button
              size="compact-md"
              variant="outline"
              color="yellow"
              onClick={start}
              loading={busy}
              disabled={waiting}
            >
              Gerar novo código
            </Button>
          )}
        </Alert>
      )}
      <PromoCodeField {...promo} />
      <div className={classes.columns}>
        <fieldset className={classes.plans}>
          <legend className="visually-hidden">Planos</legend>
          {PLANS.map((option) => (
            <PlanOption
              key={option.id}
              plan={option}
              price={planPrice(option, promo.verdict)}
              chosen={option.id === plan.id}
              onChoose={onChoose}
            />
          ))}
        </fieldset>
        <PlanSummary plan={plan} price={price} end={end} payer={payer}>
          {!onPhone && (
            <>
              <PayProblem problem={problem} />
              <PayButton costs={price.totalCents > 0} {...action} />
            </>
          )}
        </PlanSummary>
      </div>
      {onPhone && <PayBar plan={plan} price={price} end={end} problem={problem} {...action} />}
    </div>
  );
}
