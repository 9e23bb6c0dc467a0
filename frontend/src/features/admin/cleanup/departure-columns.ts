import type { CleanupRule } from '@kernel/cleanup';
import type { DepartureItem } from '../../../shared/api/generated';
import type { Column } from '../../../shared/list/data-table';
import { formatMoment } from '../../../shared/ui/dates';
import { planLabel } from '../plan-labels';
import { RULE_LABELS } from './rule-labels';

const EMAIL: Column<DepartureItem> = { header: 'E-mail', cell: ({ email }) => email, look: 'line' };
const PLAN: Column<DepartureItem> = { header: 'Plano', cell: ({ planId }) => planId && planLabel(planId) };
const REST: ReadonlyArray<Column<DepartureItem>> = [
  { header: 'Fim do prazo', cell: ({ dueAt }) => formatMoment(dueAt), look: 'line' },
  { header: 'Conta', cell: ({ id }) => id, look: 'code' },
];

/** What is told of who would go by a rule; who never paid had no plan. */
export function departureColumns(rule: CleanupRule): ReadonlyArray<Column<DepartureItem>> {
  const ended: Column<DepartureItem> = {
    header: RULE_LABELS[rule].endedAt,
    cell: ({ endedAt }) => formatMoment(endedAt),
    look: 'line',
  };
  return rule === 'plano_vencido' ? [EMAIL, PLAN, ended, ...REST] : [EMAIL, ended, ...REST];
}
