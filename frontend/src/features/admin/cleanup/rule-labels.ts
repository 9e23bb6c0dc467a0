import { type CleanupRule, STAY_REASON_LABELS, STAY_REASONS } from '@kernel/cleanup';
import type { CleanupStays } from '../../../shared/api/generated';
import { counted, formatNumber } from '../../../shared/ui/numbers';

interface RuleLabels {
  readonly terms: (days: number) => string;
  /** Where the rule can be turned off: that it is. */
  readonly off?: string;
  readonly execute: string;
  readonly endedAt: string;
  readonly empty: string;
}

/** What the screen says of each rule. */
export const RULE_LABELS: Readonly<Record<CleanupRule, RuleLabels>> = {
  plano_vencido: {
    terms: (days) => `Sai quem está com o plano vencido há mais de ${counted(days, 'dia')}.`,
    execute: 'Executar limpeza',
    endedAt: 'Fim do plano',
    empty: 'Nenhuma conta a remover',
  },
  nunca_pagou: {
    terms: (days) => `Quem nunca pagou e se cadastrou, ou tentou pagar, há mais de ${counted(days, 'dia')}.`,
    off: 'Ninguém sai por esta regra. Quem opera o produto a liga com CLEANUP_UNPAID=on.',
    execute: 'Remover cadastros',
    endedAt: 'Cadastro ou última cobrança',
    empty: 'Nenhum cadastro a remover',
  },
};

/** Those whose time is over too, and what keeps them. */
export function stayText(stays: CleanupStays): string {
  const words = STAY_REASONS.filter((reason) => stays[reason] > 0).map(
    (reason) => `${formatNumber(stays[reason])} com “${STAY_REASON_LABELS[reason]}”`,
  );
  return words.length === 0 ? '' : `Ficam, embora o prazo tenha passado: ${words.join(', ')}.`;
}
