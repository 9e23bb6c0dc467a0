import { formatCents } from '@kernel/money';
import { findPlan } from '@kernel/plans';
import { formatPercent } from '@kernel/promo-code';
import { reaisToCents } from '@kernel/reais';
import { Anchor } from '@mantine/core';
import { type PaymentAnswer, useGetPublicConfigQuery } from '../../shared/api/generated';
import { BackLink } from '../../shared/ui/back-link';
import { Fact } from '../../shared/ui/fact';
import { Fold } from '../../shared/ui/fold';
import { useNarrow } from '../../shared/ui/media';
import { PixCheck } from './pix-check';
import { PixCopy, PixQr } from './pix-code';
import { PixCountdown } from './pix-countdown';
import classes from './pix-payment.module.css';
import { PixSteps } from './pix-steps';
import { usePaymentWatch } from './use-payment-watch';

interface Props {
  readonly payment: PaymentAnswer;
  readonly onApproved: () => void;
  /** The charge can no longer be paid, with the text that says why. */
  readonly onOver: (message: string) => void;
  readonly onBack: () => void;
}

/** The charge on its way to being paid: QR first on a computer, the code to copy first on a phone. */
export function PixPayment({ payment, onApproved, onOver, onBack }: Props) {
  const onPhone = useNarrow(760);
  const { latest, seconds, asking, checking, ask, unsure, answer } = usePaymentWatch(payment, onApproved, onOver);
  const plan = findPlan(payment.planId);
  // What cannot be paid any more is not offered to be paid.
  const qr = payment.qrCodeBase64 && !unsure && <PixQr base64={payment.qrCodeBase64} />;
  const check = <PixCheck asking={asking} again={unsure} answer={answer} onCheck={ask} />;
  return (
    <div className={classes.page} data-undisturbed>
      <BackLink onClick={onBack} />
      <header className={classes.head}>
        <h1 className={classes.title}>Pague com Pix</h1>
        <p className={classes.chip} role="status" data-checking={checking || undefined}>
          {checking ? 'Verificando pagamento...' : unsure ? 'Pagamento não verificado' : 'Aguardando pagamento'}
        </p>
      </header>
      <div className={`boxed ${classes.columns}`}>
        {!onPhone && (
          <div className="stack">
            {qr}
            {check}
          </div>
        )}
        <div className={`stack ${classes.panel}`}>
          <PixCountdown seconds={seconds} expiresAt={latest.expiresAt} />
          <dl className="ends">
            <Fact label="Valor" className={classes.amount}>
              {formatCents(reaisToCents(payment.amount) ?? 0)}
            </Fact>
            {payment.promoCode && (
              <Fact label={`Desconto do código ${payment.promoCode}`}>
                {formatCents(reaisToCents(payment.originalAmount - payment.amount) ?? 0)} (
                {formatPercent(payment.discount)})
              </Fact>
            )}
            <Fact label="Plano">
              {plan?.name}, {plan?.days} dias
            </Fact>
            {payment.payee && <Fact label="Recebedor no app do banco">{payment.payee}</Fact>}
          </dl>
          {payment.pixCopyPaste && !unsure && <PixCopy code={payment.pixCopyPaste} />}
          {onPhone && qr && <Fold label="Mostrar QR code">{qr}</Fold>}
          {onPhone && check}
          {!unsure && <DemonstrationBank paymentId={payment.id} />}
        </div>
      </div>
      {!unsure && <PixSteps onPhone={onPhone} />}
    </div>
  );
}

/** In a demonstration, where the charge can be paid: the fictional bank. Nothing elsewhere. */
function DemonstrationBank({ paymentId }: { paymentId: string }) {
  const { data } = useGetPublicConfigQuery();
  if (!data?.demonstration || !data.sandboxUrl) return null;
  return (
    <p>
      Demonstração:{' '}
      <Anchor href={`${data.sandboxUrl}/pix/payments/${paymentId}`} target="_blank" rel="noreferrer">
        pagar no banco fictício
      </Anchor>
    </p>
  );
}
