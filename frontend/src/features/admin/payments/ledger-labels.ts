import type { BookFaultItem, LedgerAccount } from '../../../shared/api/generated';
import type { Labels } from './payment-labels';

export const ACCOUNTS: Labels<LedgerAccount> = {
  caixa: 'Caixa (Pix)',
  receita: 'Receita de planos',
  devolucoes: 'Devoluções',
  a_devolver: 'A devolver',
};

export const FAULTS: Labels<BookFaultItem['fault']> = {
  saldo_errado: 'O dinheiro no livro não é o do pagamento',
  pago_sem_plano: 'Pago, e o plano não foi concedido',
  plano_sem_pagamento: 'Plano concedido sem pagamento aprovado',
  dias_errados: 'Os dias concedidos não são os do plano',
  plano_de_pagamento_devolvido: 'O dinheiro e o plano não voltaram juntos',
  dinheiro_retido: 'Valor recebido sem plano, ainda a caminho de volta',
  codigo_acima_do_maximo: 'Código usado acima do máximo',
  usos_mal_contados: 'Usos do código mal contados',
};
