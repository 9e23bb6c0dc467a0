import type { Rule } from './rules.js';

export const SUGGESTION_LENGTH = 1_000;
/** Characters of its answer at most. */
export const SUGGESTION_ANSWER_LENGTH = 2_000;

/** Days after its answer in which a suggestion is kept, and days after it was sent where it has none. */
export const SUGGESTION_DAYS = { answered: 180, unanswered: 365 } as const;

export const SUGGESTION_TYPES = ['suggestion', 'problem'] as const;
export type SuggestionType = (typeof SUGGESTION_TYPES)[number];

export const SUGGESTION_TYPE_LABELS: Readonly<Record<SuggestionType, string>> = {
  suggestion: 'Sugestão',
  problem: 'Problema',
};

export const SUGGESTION_STATES = ['pendente', 'em_analise', 'respondida'] as const;
export type SuggestionState = (typeof SUGGESTION_STATES)[number];

export const SUGGESTION_STATE_LABELS: Readonly<Record<SuggestionState, string>> = {
  pendente: 'Pendente',
  em_analise: 'Em análise',
  respondida: 'Respondida',
};

export const suggestionRule: Rule = (typed) => textRule(typed, SUGGESTION_LENGTH, 'Escreva sua mensagem');

export const suggestionAnswerRule: Rule = (typed) => textRule(typed, SUGGESTION_ANSWER_LENGTH, 'Escreva a resposta');

function textRule(typed: string, most: number, missing: string): string | null {
  const text = typed.trim();
  if (!text) return missing;
  return text.length > most ? `O texto deve ter no máximo ${most} caracteres` : null;
}
