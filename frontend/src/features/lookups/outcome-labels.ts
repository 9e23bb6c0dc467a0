import type { HistoryItem } from '../../shared/api/generated';

/** How a past lookup ended, for its colour: what nobody has is an answer, not an error; what was invented is neither. */
type OutcomeTone = 'success' | 'not-found' | 'simulated' | 'error';

export const OUTCOME_LABELS: Readonly<Record<OutcomeTone, string>> = {
  success: 'Sucesso',
  'not-found': 'Não encontrado',
  simulated: 'Simulado',
  error: 'Erro',
};

export function outcomeTone({ success, outcome }: Pick<HistoryItem, 'success' | 'outcome'>): OutcomeTone {
  if (success) return 'success';
  if (outcome === 'simulated') return 'simulated';
  return outcome === 'not_found' ? 'not-found' : 'error';
}
