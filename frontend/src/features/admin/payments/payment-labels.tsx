import { PAYMENT_STATUS_LABELS } from '@kernel/billing-states';
import type { PaymentEventAnswer, PaymentListItem, RefundPaymentBody } from '../../../shared/api/generated';
import { formatReais } from '../../../shared/ui/numbers';
import { Tag, type Tone } from '../../../shared/ui/tag';

export type Labels<Key extends string> = Readonly<Record<Key, string>>;

const PAYMENT_STATUS_TONES: Readonly<Partial<Record<PaymentListItem['status'], Tone>>> = {
  pending: 'warning',
  approved: 'success',
  failed: 'danger',
  disputed: 'danger',
};

/** How it stands, with what went back when that is not its amount. */
export function PaymentStatus({
  payment: { status, amount, returnedAmount },
}: {
  payment: Pick<PaymentListItem, 'status' | 'amount' | 'returnedAmount'>;
}) {
  const back = returnedAmount !== null && returnedAmount !== amount ? `; ${formatReais(returnedAmount)} de volta` : '';
  return <Tag tone={PAYMENT_STATUS_TONES[status] ?? 'plain'}>{PAYMENT_STATUS_LABELS[status] + back}</Tag>;
}

export const GATEWAYS: Labels<string> = { 'mercado-pago': 'Mercado Pago', bacen: 'Banco (API Pix)' };

/** What a line of a payment's ledger tells, whichever charge it names. Money that goes back from where no plan was given ends none. */
export function eventLabel(kind: string, details: PaymentEventAnswer['details'] = {}): string {
  return (details.antes !== undefined ? WITHOUT_PLAN[kind] : undefined) ?? EVENTS[kind.split(':')[0] ?? ''] ?? kind;
}

const WITHOUT_PLAN: Labels<string> = {
  estornado: 'Dinheiro devolvido; nenhum plano tinha sido concedido',
  contestado: 'Contestado no banco de quem pagou; nenhum plano tinha sido concedido',
};

const EVENTS: Labels<string> = {
  criado: 'Pagamento aberto',
  aguardando: 'Cobrança Pix criada',
  aprovado: 'Pago; plano concedido',
  expirado: 'Prazo do Pix encerrado',
  cancelado: 'Cancelado',
  falhou: 'Não concluído',
  divergente: 'O meio de pagamento informou algo diferente',
  codigo_excedente: 'Código usado além do limite',
  arrependimento_pedido: 'Desistência pedida por quem comprou',
  estorno_pedido: 'Devolução pedida',
  sem_conta: 'A conta já estava encerrada',
  retido: 'Valor recebido sem plano',
  devolvido: 'Valor recebido sem plano, devolvido',
  estorno_parcial: 'Parte do dinheiro devolvida; o plano segue',
  estornado: 'Dinheiro devolvido; plano encerrado',
  contestado: 'Contestado no banco de quem pagou; plano encerrado',
};

export const REASONS: Labels<RefundPaymentBody['reason']> = {
  arrependimento: 'Arrependimento (7 dias)',
  falha_do_servico: 'Falha do serviço',
  outro: 'Outro motivo',
};

/** A refund's reason, also one of the rules' own. */
export function reasonLabel(reason: string): string {
  return { ...REASONS, ...OWN_REASONS }[reason] ?? reason;
}

const OWN_REASONS: Labels<string> = {
  valor_divergente: 'Valor diferente do combinado',
  cobranca_em_dobro: 'Cobrança paga em dobro',
  conta_encerrada: 'Conta já encerrada',
};
