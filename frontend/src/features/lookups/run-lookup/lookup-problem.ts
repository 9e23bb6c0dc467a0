import { type LookupType, lookupDefinition } from '@kernel/lookup-catalogue';
import { readApiError } from '../../../shared/api/api-error';
import type { DivergenceDetails } from '../../../shared/api/generated';
import { adviceFor, isDayUsed } from './problem-advice';

const DEFAULT_TEXT = 'Erro na consulta. Verifique os dados e tente novamente.';
const NO_WORDS_TEXT = 'Dados não encontrados';
const CONNECTION_TEXT = 'Erro de conexão. Verifique sua internet e tente novamente.';

const TONES: Readonly<Record<string, LookupProblem['tone']>> = {
  NOT_FOUND: 'answer',
  SUBJECT_SUPPRESSED: 'answer',
  SOURCES_DIVERGE: 'obstacle',
  SOURCE_DOWN: 'obstacle',
  RATE_LIMITED: 'obstacle',
  QUOTA_EXCEEDED: 'obstacle',
  MAINTENANCE: 'obstacle',
};

/** Why a lookup failed, and what the person can do about it. */
export interface LookupProblem {
  readonly text: string;
  readonly advice: string | null;
  readonly code: string | null;
  readonly requestId: string | null;
  /** The same lookup may well succeed if it is simply sent again. */
  readonly retriable: boolean;
  /** An answer that is a no, an obstacle that passes, or a fault. */
  readonly tone: 'answer' | 'obstacle' | 'fault';
  /** What each source says where they disagree. */
  readonly divergence: DivergenceDetails | null;
}

/** Reads the failure of a lookup into the catalogue's texts. */
export function lookupProblem(type: LookupType, error: unknown): LookupProblem {
  const api = readApiError(error, '', CONNECTION_TEXT);
  const connection = api.status === null;
  const unreadable = !connection && Object.keys(api.body).length === 0;
  // Refused in a form that says "no" and not why: what the specification gives to say then.
  const noWords = api.text === '' && api.status === 200;
  return {
    text: unreadable
      ? `Erro na consulta por ${type}: ${api.status}`
      : byType(type, api.text) || (noWords ? NO_WORDS_TEXT : DEFAULT_TEXT),
    advice: connection ? 'O que você digitou continua aqui.' : adviceFor(type, api.code, api.body.details),
    code: api.code,
    requestId: api.requestId,
    retriable: !isDayUsed(api.code, api.body.details) && (connection || api.status === 429 || (api.status ?? 0) >= 500),
    tone: TONES[api.code ?? ''] ?? (noWords ? 'answer' : 'fault'),
    divergence: api.code === 'SOURCES_DIVERGE' ? divergenceIn(api.body.details) : null,
  };
}

function byType(type: LookupType, text: string): string {
  return /não encontrado/i.test(text) ? lookupDefinition(type).notFound : text;
}

function divergenceIn(details: unknown): DivergenceDetails | null {
  return Array.isArray(Object(details).campos) ? (details as DivergenceDetails) : null;
}
