import type { CleanupRule } from '@kernel/cleanup';

interface RuleWords {
  readonly terms: (days: number) => string;
  /** Where the rule can be turned off: that it is. */
  readonly off?: string;
  readonly execute: string;
  readonly endedAt: string;
  readonly empty: string;
}

/** What the screen says of each rule. */
export const RULE_WORDS: Readonly<Record<CleanupRule, RuleWords>> = {
  plano_vencido: {
    terms: (days) => `Sai quem está com o plano vencido há mais de ${inWords(days)}.`,
    execute: 'Executar limpeza',
    endedAt: 'Fim do plano',
    empty: 'Nenhuma conta a remover',
  },
  nunca_pagou: {
    terms: (days) => `Quem nunca pagou e se cadastrou, ou tentou pagar, há mais de ${inWords(days)}.`,
    off: 'Ninguém sai por esta regra. Quem opera o produto a liga com CLEANUP_UNPAID=on.',
    execute: 'Remover cadastros',
    endedAt: 'Cadastro ou última cobrança',
    empty: 'Nenhum cadastro a remover',
  },
};

function inWords(days: number): string {
  return days === 1 ? '1 dia' : `${days} dias`;
}
