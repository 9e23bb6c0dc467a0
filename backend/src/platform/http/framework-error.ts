import { AppError } from '../../kernel/errors.js';

export function frameworkError(status: number, cause: unknown): AppError {
  switch (status) {
    case 401:
      return new AppError('unauthenticated', 'UNAUTHENTICATED', 'Token não encontrado', { cause });
    case 403:
      return new AppError('forbidden', 'FORBIDDEN', 'Acesso negado.', { cause });
    case 404:
      return new AppError('not-found', 'ROUTE_NOT_FOUND', 'Endereço não encontrado.', { cause });
    case 413:
      return new AppError('too-large', 'BODY_TOO_LARGE', 'O conteúdo enviado é grande demais.', { cause });
    case 415:
      return new AppError('unsupported', 'UNSUPPORTED_MEDIA_TYPE', 'Envie o corpo como application/json.', { cause });
    case 429:
      return new AppError(
        'rate-limited',
        'RATE_LIMITED',
        'Muitas requisições em pouco tempo. Aguarde e tente novamente.',
        {
          cause,
          retryAfterSeconds: 60,
        },
      );
    default:
      return new AppError('invalid', 'BAD_REQUEST', 'Requisição inválida. Verifique o formato dos dados enviados.', {
        cause,
      });
  }
}

/** PostgreSQL restarting or unreachable is no fault of the request: the caller may try again. */
export function isDatabaseAway(failure: { code?: string; message?: string; driverError?: { code?: string } }): boolean {
  const code = failure?.driverError?.code ?? failure?.code ?? '';
  const message = failure?.message ?? '';
  return (
    /^(08|57P0|57014|53300)/.test(code) ||
    ['ECONNREFUSED', 'ECONNRESET', 'EPIPE'].includes(code) ||
    /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error/.test(
      message,
    )
  );
}
