import type {
  BookFaultItem,
  LedgerAccount,
  PaymentListItem,
  RefundPaymentBody,
  WebhookItem,
} from '../../../shared/api/generated';
import { Tag, type Tone } from '../../../shared/ui/tag';

type Labels<Key extends string> = Readonly<Record<Key, string>>;

export const PAYMENT_STATUS_LABELS: Labels<PaymentListItem['status']> = {
  pending: 'Aguardando',
  approved: 'Aprovado',
  expired: 'Expirado',
  cancelled: 'Cancelado',
  failed: 'Falhou',
  refunded: 'Devolvido',
  disputed: 'Contestado',
};

const PAYMENT_STATUS_TONES: Readonly<Partial<Record<PaymentListItem['status'], Tone>>> = {
  pending: 'warning',
  approved: 'success',
  failed: 'danger',
  disputed: 'danger',
};

export function PaymentStatus({ status }: Pick<PaymentListItem, 'status'>) {
  return <Tag tone={PAYMENT_STATUS_TONES[status] ?? 'plain'}>{PAYMENT_STATUS_LABELS[status]}</Tag>;
}

/** How far a webhook was worked off. */
export const WEBHOOK_STATE_LABELS: Labels<WebhookItem['state']> = {
  waiting: 'Esperando',
  processed: 'Processada',
  'given-up': 'Desistida',
};

const WEBHOOK_STATE_TONES = { waiting: 'warning', processed: 'success', 'given-up': 'danger' } as const;

export function WebhookState({ state }: Pick<WebhookItem, 'state'>) {
  return <Tag tone={WEBHOOK_STATE_TONES[state]}>{WEBHOOK_STATE_LABELS[state]}</Tag>;
}

export const GATEWAYS: Labels<string> = { 'mercado-pago': 'Mercado Pago', bacen: 'Banco (API Pix)' };

/** What a line of a payment's ledger tells, whichever charge it names. */
export function eventInWords(kind: string): string {
  return EVENTS[kind.split(':')[0] ?? ''] ?? kind;
}

const EVENTS: Labels<string> = {
  criado: 'Pagamento aberto',
  aguardando: 'Cobrança Pix criada',
  aprovado: 'Pago; plano dado',
  expirado: 'Prazo do Pix encerrado',
  cancelado: 'Cancelado',
  falhou: 'Não concluído',
  divergente: 'O meio de pagamento informou algo diferente',
  codigo_excedente: 'Código usado além do limite',
  arrependimento_pedido: 'Desistência pedida por quem comprou',
  estorno_pedido: 'Devolução pedida',
  sem_conta: 'A conta já estava encerrada',
  retido: 'Dinheiro que nada comprou',
  devolvido: 'Dinheiro que nada comprou devolvido',
  estornado: 'Dinheiro devolvido; plano encerrado',
  contestado: 'Contestado no banco de quem pagou; plano encerrado',
};

/** What working a webhook off came to. */
export function outcomeInWords(outcome: string): string {
  return OUTCOMES[outcome] ?? outcome;
}

const OUTCOMES: Labels<string> = {
  criado: 'Pagamento ainda sem cobrança',
  aguardando: 'Ainda não pago',
  aprovado: 'Pagamento aprovado',
  expirado: 'Pagamento expirado',
  cancelado: 'Pagamento cancelado',
  falhou: 'Pagamento não concluído',
  estornado: 'Pagamento devolvido',
  contestado: 'Pagamento contestado',
  cobranca_desconhecida: 'O meio de pagamento não conhece a cobrança',
  pagamento_desconhecido: 'A cobrança não é nossa',
};

export const REASONS: Labels<RefundPaymentBody['reason']> = {
  arrependimento: 'Arrependimento (7 dias)',
  falha_do_servico: 'Falha do serviço',
  outro: 'Outro motivo',
};

/** A refund's reason, also one of the rules' own. */
export function reasonInWords(reason: string): string {
  return { ...REASONS, ...OWN_REASONS }[reason] ?? reason;
}

const OWN_REASONS: Labels<string> = {
  valor_divergente: 'Valor diferente do combinado',
  cobranca_em_dobro: 'Cobrança paga em dobro',
  conta_encerrada: 'Conta já encerrada',
};

export const ACCOUNTS: Labels<LedgerAccount> = {
  caixa: 'Caixa (Pix)',
  receita: 'Receita de planos',
  devolucoes: 'Devoluções',
  a_devolver: 'A devolver',
};

export const FAULTS: Labels<BookFaultItem['fault']> = {
  saldo_errado: 'O dinheiro no livro não é o do pagamento',
  pago_sem_plano: 'Pago, e o plano não foi dado',
  plano_sem_pagamento: 'Plano dado sem pagamento aprovado',
  dias_errados: 'Os dias dados não são os do plano',
  plano_de_pagamento_devolvido: 'O dinheiro e o plano não voltaram juntos',
  dinheiro_retido: 'Dinheiro que nada comprou, ainda a caminho de volta',
  codigo_acima_do_maximo: 'Código usado acima do máximo',
  usos_mal_contados: 'Usos do código mal contados',
};
