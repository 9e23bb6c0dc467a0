import { CLEANUP_RULE_LABELS } from '../../../kernel/cleanup.js';
import { findPlan } from '../../../kernel/plans.js';
import type { ExportSheet } from '../../../platform/http/csv-export.js';
import type { DepartureItem } from './cleanup.answers.js';
import type { CleanupRunItem } from './cleanup-runs.answers.js';

/** Who a cleanup would remove. */
export const DUE: ExportSheet<DepartureItem> = {
  name: 'limpeza-previa',
  action: 'export-cleanup-preview',
  target: 'cleanup:preview',
  personalData: true,
  columns: {
    Conta: ({ id }) => id,
    'E-mail': ({ email }) => email,
    Plano: ({ planId }) => planId && (findPlan(planId)?.name ?? planId),
    'Fim ou cadastro (UTC)': ({ endedAt }) => endedAt,
    'Pode ser removida depois de (UTC)': ({ dueAt }) => dueAt,
  },
};

/** The cleanups that were made. */
export const RUNS: ExportSheet<CleanupRunItem> = {
  name: 'limpezas',
  action: 'export-cleanup-runs',
  target: 'cleanup:runs',
  personalData: true,
  columns: {
    'Começo (UTC)': ({ startedAt }) => startedAt,
    'Fim (UTC)': ({ finishedAt }) => finishedAt,
    'Quem mandou': ({ askedBy }) => askedBy ?? 'Automática',
    Regra: ({ rule }) => CLEANUP_RULE_LABELS[rule],
    'Prazo (dias)': ({ days }) => days,
    'Na lista': ({ chosen }) => chosen,
    Removidas: ({ removed }) => removed,
    Poupadas: ({ spared }) => spared,
  },
};
