import { Button } from '@mantine/core';
import { useState } from 'react';
import type { OpenedPaymentItem, RefundRecordAnswer } from '../../../shared/api/generated';
import { formatMoment } from '../../../shared/ui/dates';
import { counted } from '../../../shared/ui/numbers';
import { Said } from '../../../shared/ui/said';
import { Section } from '../section';
import { reasonLabel } from './payment-labels';
import classes from './payments.module.css';
import { RefundForm } from './refund-form';
import { rightText } from './refund-right';

/** The buyer's right to the money, what was given back, and the way to do so. */
export function RefundPanel({ payment, onRefunded }: { payment: OpenedPaymentItem; onRefunded: () => void }) {
  const { refund, refunds, withdrawalAskedAt } = payment;
  const [asking, setAsking] = useState(false);
  const [done, setDone] = useState('');
  if (!refund.rightUntil && refunds.length === 0) return null;
  return (
    <Section title="Devolução" small>
      {withdrawalAskedAt && <p>Quem comprou pediu para desistir em {formatMoment(withdrawalAskedAt)}.</p>}
      {refund.possible && refund.rightUntil && !withdrawalAskedAt && <p>{rightText(refund.rightUntil)}</p>}
      <ul className={`small tabular ${classes.plain}`}>
        {refunds.map((record) => (
          <li key={`${record.askedAt}${record.reason}`}>
            <span className="nowrap">{formatMoment(record.askedAt)}</span>
            <span>{refundInWords(record)}</span>
          </li>
        ))}
      </ul>
      <Said>{done}</Said>
      {refund.possible && !asking && (
        <Button variant="default" mt="sm" onClick={() => setAsking(true)}>
          Devolver o dinheiro
        </Button>
      )}
      {refund.possible && asking && (
        <RefundForm
          payment={payment}
          onDone={(text) => {
            setAsking(false);
            setDone(text);
            onRefunded();
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </Section>
  );
}

function refundInWords({ reason, byAdmin, outcome, endedAt, attempts }: RefundRecordAnswer): string {
  const asked = `${reasonLabel(reason)}, ${byAdmin ? 'pela administração' : 'pelas regras'}`;
  if (outcome === 'pending') return `${asked}. A caminho (${counted(attempts, 'tentativa')})`;
  return `${asked}. ${outcome === 'refunded' ? 'Devolvido' : 'Recusado pelo meio de pagamento'} em ${formatMoment(endedAt ?? '')}`;
}
