import { type Cents, formatCents } from '@kernel/money';
import { findPlan } from '@kernel/plans';
import { reaisToCents } from '@kernel/reais';
import { Button } from '@mantine/core';
import { useRef } from 'react';
import { readApiError } from '../../shared/api/api-error';
import type { PaymentListItem } from '../../shared/api/generated';
import { Card } from '../../shared/ui/card';
import { formatMoment } from '../../shared/ui/dates';
import { DOT } from '../../shared/ui/dot';
import { MoreButton } from '../../shared/ui/more-button';
import { usePaymentPages, useSaveReceiptMutation } from './billing.api';
import { PaymentWithdrawal } from './payment-withdrawal';
import classes from './payments-card.module.css';

/** Pagamentos: what the account paid or tried to, the newest first. */
export function PaymentsCard() {
  const pages = usePaymentPages({});
  const { data, error, isFetching, isFetchNextPageError, fetchNextPage, refetch } = pages;
  const payments = data?.pages.flatMap((page) => page.data) ?? [];
  const list = useRef<HTMLUListElement>(null);
  return (
    <Card title="Pagamentos">
      {payments.length > 0 && (
        <ul ref={list} className="grid">
          {payments.map((payment) => (
            <PaymentLine key={payment.id} payment={payment} />
          ))}
        </ul>
      )}
      {data && payments.length === 0 && <p className="soft">Nenhum pagamento ainda.</p>}
      {!data && !error && <p className="soft">Carregando pagamentos…</p>}
      {error !== undefined && (
        <div role="alert" className="stack-3 starts">
          <p>{readApiError(error, 'Erro ao obter pagamentos').text}</p>
          <Button
            variant="outline"
            loading={isFetching}
            onClick={() => (isFetchNextPageError ? fetchNextPage() : refetch())}
          >
            Tentar Novamente
          </Button>
        </div>
      )}
      <MoreButton of={{ ...pages, hasNextPage: pages.hasNextPage && !error }} list={list} shown={payments.length}>
        Ver mais
      </MoreButton>
    </Card>
  );
}

const WORDS: Readonly<Record<PaymentListItem['status'], string>> = {
  pending: 'Aguardando pagamento',
  approved: 'Aprovado',
  expired: 'Expirado',
  cancelled: 'Cancelado',
  failed: 'Não concluído',
  refunded: 'Devolvido',
  disputed: 'Contestado',
};

const DISPUTED =
  'O Pix foi contestado no banco de quem pagou e o valor voltou para lá; os dias deste pagamento terminaram.';

/** One payment: what for, when, how much, under which code, and what became of it. */
function PaymentLine({ payment }: { payment: PaymentListItem }) {
  const { id, planId, status, amount, returnedAmount, promoCode, paidAt, createdAt } = payment;
  const plan = `Plano ${findPlan(planId)?.name ?? planId}`;
  const when = formatMoment(paidAt ?? createdAt);
  return (
    <li className={classes.line}>
      <span className="strong">{plan}</span>
      <span className="tabular strong at-end">{formatCents(cents(amount))}</span>
      <span className="soft medium tabular breaks">
        <time dateTime={paidAt ?? createdAt}>{when}</time>
        {promoCode && (
          <span>
            {DOT}código {promoCode}, − {formatCents(cents(payment.discountAmount))}
          </span>
        )}
      </span>
      <span className={`soft medium ${classes.status}`} data-status={status}>
        {WORDS[status]}
        {returnedAmount !== null && returnedAmount !== amount && `; ${formatCents(cents(returnedAmount))} de volta`}
      </span>
      {status === 'disputed' && paidAt && <p className={`soft medium ${classes.asked}`}>{DISPUTED}</p>}
      {status === 'approved' && <ReceiptButton paymentId={id} of={`${plan}, ${when}`} />}
      <PaymentWithdrawal payment={payment} of={`${plan}, ${when}`} />
    </li>
  );
}

function cents(reais: number): Cents {
  return reaisToCents(reais) ?? 0;
}

/** Downloads the receipt of an approved payment; `of` tells apart what several such buttons are for. */
function ReceiptButton({ paymentId, of }: { paymentId: string; of: string }) {
  const [saveReceipt, { isLoading, error }] = useSaveReceiptMutation();
  return (
    <>
      <button
        type="button"
        className={`link-button ${classes.receipt}`}
        aria-label={`Baixar recibo: ${of}`}
        aria-busy={isLoading}
        disabled={isLoading}
        onClick={() => saveReceipt(paymentId)}
      >
        {isLoading ? 'Baixando…' : 'Baixar recibo'}
      </button>
      {error && (
        <span role="alert" className="danger medium at-end">
          {readApiError(error, 'Erro ao baixar o recibo').text}
        </span>
      )}
    </>
  );
}
