import type { Plan } from '@kernel/plans';
import { IconCheck } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { useSession } from '../../shared/api/session';
import { formatDay } from '../../shared/ui/dates';
import { LatePart } from '../../shared/ui/late-part';
import { formatNumber } from '../../shared/ui/numbers';
import { OwnDataDialog } from '../identity';
import { usePaymentPages } from './billing.api';
import { PaymentWithdrawal } from './payment-withdrawal';
import { PlanLines, type PlanLinesProps } from './plan-lines';
import classes from './plan-summary.module.css';
import { useDailyLookups } from './use-daily-lookups';
import type { PlanEnd } from './use-plan-end';

interface Props extends PlanLinesProps {
  /** The way to pay, where it stands here. */
  readonly children?: ReactNode;
}

/** What will be paid, for whom and what follows. */
export function PlanSummary({ plan, price, end, payer, children }: Props) {
  const { current, active } = end;
  return (
    <section
      className={`boxed shown-whole ${classes.summary}`}
      aria-labelledby="resumo-titulo"
      data-waiting={end.waiting || undefined}
    >
      <h2 id="resumo-titulo" className="size-17">
        Resumo
      </h2>
      <PlanLines plan={plan} price={price} end={end} payer={payer} />
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
      <p className="soft small spaced">
        Os dias começam a contar {price.totalCents > 0 ? 'quando o Pix é aprovado' : 'na hora'} e se somam aos que você
        ainda tem. Ao fim deles o acesso para; não há renovação automática.
      </p>
      {price.totalCents > 0 && (
        <p className="soft small spaced">
          Você pode desistir da compra em até 7 dias e receber de volta o que pagou (direito de arrependimento, art. 49
          do Código de Defesa do Consumidor). O pedido é feito em Meu Perfil.
        </p>
      )}
      {payer && !active && !end.waiting && <WithoutPlan />}
    </section>
  );
}

/** Where what is theirs is found by who does not buy: in the profile or, without a session, here. */
function WithoutPlan() {
  const session = useSession();
  const [asked, setAsked] = useState<'copy' | 'end' | null>(null);
  const ask = (act: 'copy' | 'end', text: string) => (
    <button type="button" className="link-button" onClick={() => setAsked(act)}>
      {text}
    </button>
  );
  return (
    <>
      <p className="soft small spaced">
        {session ? (
          <>
            Seus dados, dispositivos e pagamentos continuam em <Link to="/consultas?aba=perfil">Meu Perfil</Link>.
          </>
        ) : (
          <>
            Sem um plano, você também pode {ask('copy', 'baixar seus dados')} ou {ask('end', 'encerrar a conta')}.
          </>
        )}
      </p>
      <LatePart>{asked && <OwnDataDialog act={asked} onClose={() => setAsked(null)} />}</LatePart>
      <LapsedPurchase />
    </>
  );
}

/** The right to withdraw may outlast the plan by some hours: then the last purchase can be withdrawn from here. */
function LapsedPurchase() {
  const { data } = usePaymentPages({});
  const bought = data?.pages[0]?.data.find(({ status, paidAt }) => status === 'approved' && paidAt);
  if (!bought?.withdrawalUntil || new Date() >= new Date(bought.withdrawalUntil)) return null;
  const of = `compra de ${formatDay(bought.paidAt ?? bought.createdAt)}`;
  return (
    <div className={`small spaced grid starts ${classes.lapsed}`}>
      {!bought.withdrawalAskedAt && <span>Ainda é possível desistir da {of}.</span>}
      <PaymentWithdrawal payment={bought} of={of} />
    </div>
  );
}

/** What becomes of the days that are left when another plan is bought: they stay, under the new plan's limit. */
function PlanChange({ current, plan }: { current: NonNullable<PlanEnd['current']>; plan: Plan }) {
  const perDay = useDailyLookups(plan.id);
  const left =
    current.daysRemaining === 1
      ? `o dia que resta do ${current.plan} também passa`
      : `os ${formatNumber(current.daysRemaining)} dias que restam do ${current.plan} também passam`;
  return (
    <p className={classes.change}>
      Com a troca, {left} a valer como {plan.name}, já na aprovação
      {perDay && `: até ${formatNumber(perDay)} consultas por dia e ${plan.watchedCompanies} empresas acompanhadas`}.
    </p>
  );
}
