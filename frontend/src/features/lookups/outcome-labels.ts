import type { HistoryItem } from '../../shared/api/generated';

/** How a past lookup ended, for its colour: what nobody has is an answer, not an error. */
type OutcomeTone = 'success' | 'not-found' | 'error';

export const OUTCOME_LABELS: Readonly<Record<OutcomeTone, string>> = {
  success: 'Sucesso',
  'not-found': 'Não encontrado',
  error: 'Erro',
};

export function outcomeTone({ success, outcome }: Pick<HistoryItem, 'success' | 'outcome'>): OutcomeTone {
  if (success) return 'success';
  return outcome === 'not_found' ? 'not-found' : 'error';
}
