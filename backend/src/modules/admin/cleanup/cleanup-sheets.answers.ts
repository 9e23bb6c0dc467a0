import { CLEANUP_RULE_LABELS, REMOVAL_STATE_LABELS } from '../../../kernel/cleanup.js';
import { findPlan } from '../../../kernel/plans.js';
import type { ExportSheet } from '../../../platform/http/csv-export.js';
import type { DepartureItem } from './cleanup.answers.js';
import type { CleanupRunItem, RemovalItem } from './cleanup-runs.answers.js';

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
    'Quem pediu': ({ askedBy }) => askedBy ?? 'Automática',
    Regra: ({ rule }) => CLEANUP_RULE_LABELS[rule],
    'Prazo (dias)': ({ days }) => days,
    'Na lista': ({ chosen }) => chosen,
    Removidas: ({ removed }) => removed,
    Mantidas: ({ spared }) => spared,
  },
};

/** The accounts of one cleanup; a pseudonym points at somebody. */
export const REMOVALS: ExportSheet<RemovalItem> = {
  name: 'contas-da-limpeza',
  action: 'export-cleanup-removals',
  target: 'cleanup:removals',
  personalData: true,
  columns: {
    Conta: ({ accountId }) => accountId,
    Situação: ({ state }) => REMOVAL_STATE_LABELS[state],
    'Fim ou cadastro (UTC)': ({ endedAt }) => endedAt,
    'Removida em (UTC)': ({ removedAt }) => removedAt,
  },
};
