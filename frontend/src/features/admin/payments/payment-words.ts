import { formatCents } from '@kernel/money';
import { findPlan } from '@kernel/plans';
import type { BookFaultItem, LedgerAccount, RefundPaymentBody } from '../../../shared/api/generated';

/** 22.5 → R$ 22,50; money back with its sign. */
export function money(reais: number): string {
  return formatCents(Math.round(reais * 100));
}

export function planName(id: string): string {
  return findPlan(id)?.name ?? id;
}

export const GATEWAYS: Readonly<Record<string, string>> = { 'mercado-pago': 'Mercado Pago', bacen: 'Banco (API Pix)' };

/** What a line of a payment's ledger tells, whichever charge it names. */
export function eventInWords(kind: string): string {
  return EVENTS[kind.split(':')[0] ?? ''] ?? kind;
}

const EVENTS: Readonly<Record<string, string>> = {
  criado: 'Pagamento aberto',
  aguardando: 'Cobrança Pix criada',
  aprovado: 'Pago; plano dado',
  expirado: 'Prazo do Pix encerrado',
  cancelado: 'Cancelado',
  falhou: 'Não concluído',
  divergente: 'O meio de pagamento informou algo diferente',
  codigo_excedente: 'Código usado além do limite',
  estorno_pedido: 'Devolução pedida',
  sem_conta: 'A conta já estava encerrada',
  retido: 'Dinheiro que nada comprou',
  devolvido: 'Dinheiro que nada comprou devolvido',
  estornado: 'Dinheiro devolvido; plano encerrado',
  contestado: 'Contestado no banco de quem pagou; plano encerrado',
};

/** What working a notification off came to. */
export function outcomeInWords(outcome: string): string {
  return OUTCOMES[outcome] ?? outcome;
}

const OUTCOMES: Readonly<Record<string, string>> = {
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

export const REASONS: Readonly<Record<RefundPaymentBody['reason'], string>> = {
  arrependimento: 'Arrependimento (7 dias)',
  falha_do_servico: 'Falha do serviço',
  outro: 'Outro motivo',
};

/** A refund's reason, also one of the rules' own. */
export function reasonInWords(reason: string): string {
  return { ...REASONS, ...OWN_REASONS }[reason] ?? reason;
}

const OWN_REASONS: Readonly<Record<string, string>> = {
  valor_divergente: 'Valor diferente do combinado',
  cobranca_em_dobro: 'Cobrança paga em dobro',
  conta_encerrada: 'Conta já encerrada',
};

export const ACCOUNTS: Readonly<Record<LedgerAccount, string>> = {
  caixa: 'Caixa (Pix)',
  receita: 'Receita de planos',
  devolucoes: 'Devoluções',
  a_devolver: 'A devolver',
};

export const FAULTS: Readonly<Record<BookFaultItem['fault'], string>> = {
  saldo_errado: 'O dinheiro no livro não é o do pagamento',
  pago_sem_plano: 'Pago, e o plano não foi dado',
  plano_sem_pagamento: 'Plano dado sem pagamento aprovado',
  dias_errados: 'Os dias dados não são os do plano',
  plano_de_pagamento_devolvido: 'O dinheiro e o plano não voltaram juntos',
  dinheiro_retido: 'Dinheiro que nada comprou, ainda a caminho de volta',
  codigo_acima_do_maximo: 'Código usado acima do máximo',
  usos_mal_contados: 'Usos do código mal contados',
};
