import { formatCents } from '@kernel/money';
import { findPlan } from '@kernel/plans';
import { formatPercent } from '@kernel/promo-code';
import { reaisToCents } from '@kernel/reais';
import { Button } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { IconCheck } from '@tabler/icons-react';
import { useCallback, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useGetRenewalQuery } from '../../shared/api/generated';
import { clearPendingPayer } from '../../shared/api/pending-payer';
import { formatMoment } from '../../shared/ui/dates';
import { EmailText } from '../../shared/ui/email-text';
import { Fact } from '../../shared/ui/fact';
import { Problem } from '../../shared/ui/problem';
import { usePaymentPages, useSaveReceiptMutation } from './billing.api';
import classes from './payment-approved.module.css';
import type { KeptCharge } from './use-pix-entry';
import { useRedirect } from './use-redirect';

const REDIRECT_MS = 3_000;

interface Props {
  readonly payment: KeptCharge;
  readonly email: string;
  readonly loggedIn: boolean;
}

/** The receipt, then the way on: to the login for a new account, to the lookups for someone who renewed. */
export function PaymentApproved({ payment, email, loggedIn }: Props) {
  const navigate = useNavigate();
  const plan = findPlan(payment.planId);
  const goOn = useCallback(() => {
    clearPendingPayer();
    if (loggedIn) return navigate('/consultas', { replace: true });
    const message = 'Pagamento aprovado! Faça login para começar a consultar.';
    return navigate('/login', { replace: true, state: { message, email } });
  }, [navigate, loggedIn, email]);

  const [held, setHeld] = useState(false);
  useRedirect(goOn, REDIRECT_MS, held);
  const title = useRef<HTMLHeadingElement>(null);
  const stay = () => {
    setHeld(true);
    title.current?.focus();
  };

  const { data: payments } = usePaymentPages({});
  const paidAt = payments?.pages[0]?.data.find(({ id }) => id === payment.id)?.paidAt;
  const { data: renewal } = useGetRenewalQuery(undefined, { refetchOnMountOrArgChange: true });
  const isRenewal = plan && renewal?.current && renewal.current.daysRemaining > plan.days;

  return (
    <div className={classes.page}>
      <section className={`boxed ${classes.receipt}`}>
        <span className={classes.mark}>
          <IconCheck size={32} stroke={2.2} aria-hidden="true" />
        </span>
        <div role="status">
          <h1 className={classes.title} ref={title} tabIndex={-1}>
            Pagamento Aprovado!
          </h1>
          <p className="soft near">
            Plano {plan?.name} ativo, com {plan?.days} dias {isRenewal && 'a mais '}de acesso.
          </p>
        </div>
        <dl className={`ends ${classes.lines}`}>
          <Fact label="Valor pago">{formatCents(reaisToCents(payment.amount) ?? 0)}</Fact>
          {payment.promoCode && (
            <Fact label="Código promocional">
              {payment.promoCode}, {formatPercent(payment.discount)} de desconto
            </Fact>
          )}
          <Fact label="Data">{paidAt ? formatMoment(paidAt) : '\u00a0'}</Fact>
          <Fact label="Acesso até">{renewal?.current ? formatMoment(renewal.current.expiresAt) : '\u00a0'}</Fact>
          {email && (
            <Fact label="Conta">
              <EmailText>{email}</EmailText>
            </Fact>
          )}
          <div>
            <dt>Número do pagamento</dt>
            <dd className={classes.id}>
              {payment.id}
              <CopyId id={payment.id} />
            </dd>
          </div>
        </dl>
        <Button size="md" fullWidth onClick={goOn}>
          {loggedIn ? 'Ir para as consultas' : 'Ir para o login'}
        </Button>
        <div className={`stack-3 spaced ${classes.more}`}>
          {!held && (
            <Button variant="default" onClick={stay}>
              Ficar aqui
            </Button>
          )}
          <SaveReceipt paymentId={payment.id} onSave={() => setHeld(true)} />
        </div>
        <p className="soft small spaced">
          {held
            ? 'Esta página fica aberta até você sair.'
            : `Esta página abre ${loggedIn ? 'as consultas' : 'o login'} em 3 segundos.`}
        </p>
      </section>
    </div>
  );
}

function CopyId({ id }: { id: string }) {
  const { copy, copied, error } = useClipboard({ timeout: 4000 });
  return (
    <button type="button" className="link-button" onClick={() => copy(id)} aria-label="Copiar número do pagamento">
      <span aria-live="polite">{copied ? 'Copiado' : error ? 'Não copiado' : 'Copiar'}</span>
    </button>
  );
}

/** Downloads the receipt; who does so wants to stay. */
function SaveReceipt({ paymentId, onSave }: { paymentId: string; onSave: () => void }) {
  const [save, { isLoading, error }] = useSaveReceiptMutation();
  const start = () => {
    onSave();
    void save(paymentId);
  };
  return (
    <>
      <Button variant="default" loading={isLoading} onClick={start}>
        Baixar recibo
      </Button>
      <Problem error={error} text="Erro ao baixar o recibo" />
    </>
  );
}
