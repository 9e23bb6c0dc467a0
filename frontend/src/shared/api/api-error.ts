/** A failed call in the words of the page. `text` may be shown as it is. */
export interface ApiError {
  readonly text: string;
  readonly code: string | null;
  /** HTTP status; null when no answer came. */
  readonly status: number | null;
  readonly requestId: string | null;
  readonly fields: ReadonlyArray<{ readonly field: string; readonly message: string }>;
  readonly body: Readonly<Record<string, unknown>>;
}

const CONNECTION_TEXT = 'Erro de conexão. Tente novamente.';

/** Texts for stable codes, used when an answer carries a code and no words. */
const TEXT_BY_CODE: Readonly<Record<string, string>> = {
  UNAUTHENTICATED: 'Token não encontrado',
  SUBSCRIPTION_REQUIRED: 'Sua assinatura expirou. Renove para continuar.',
  TERMS_NOT_ACCEPTED: 'Aceite os termos de uso para continuar.',
  FORBIDDEN: 'Acesso negado.',
  SOURCES_DIVERGE: 'As fontes consultadas divergem.',
  PURPOSE_REQUIRED: 'Informe a finalidade da consulta.',
  RATE_LIMITED: 'Muitas consultas em pouco tempo. Aguarde e tente novamente.',
  QUOTA_EXCEEDED: 'Limite do plano atingido.',
  SUBJECT_SUPPRESSED: 'Os dados desta pessoa não estão disponíveis.',
  SOURCE_DOWN: 'A fonte desta consulta está fora do ar. Tente novamente em alguns minutos.',
  MAINTENANCE: 'Manutenção, voltará em breve...',
};

/**
 * Reads an RTK Query error: the server's own text first, then the code's, then `fallback`;
 * `connection` when no answer came.
 */
export function readApiError(error: unknown, fallback: string, connection: string = CONNECTION_TEXT): ApiError {
  const { status, data, originalStatus } = asRecord(error);
  const body = asRecord(data);
  const code = asText(body.code);
  const noAnswer = status === 'FETCH_ERROR' || status === 'TIMEOUT_ERROR';
  const words = asText(body.error) ?? asText(body.message) ?? (code ? TEXT_BY_CODE[code] : undefined) ?? fallback;
  return {
    text: noAnswer ? connection : words,
    code,
    status: typeof status === 'number' ? status : typeof originalStatus === 'number' ? originalStatus : null,
    requestId: asText(body.requestId),
    fields: Array.isArray(body.fields) ? body.fields.filter(isFieldError) : [],
    body,
  };
}

function isFieldError(value: unknown): value is { field: string; message: string } {
  const { field, message } = asRecord(value);
  return typeof field === 'string' && typeof message === 'string';
}

function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

function asText(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}
