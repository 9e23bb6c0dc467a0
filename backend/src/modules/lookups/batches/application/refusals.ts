import { MOST_OPEN_BATCHES } from '../../../../kernel/batches.js';
import { AppError } from '../../../../kernel/errors.js';
import type { LookupType } from '../../../../kernel/lookup-catalogue.js';

export const noSuchBatch = (): AppError => new AppError('not-found', 'BATCH_NOT_FOUND', 'Este lote não existe.');

/** What an Idempotency-Key had begun. */
export function batchDeleted(): AppError {
  const text = 'O lote desta Idempotency-Key foi apagado. Use outra chave.';
  return new AppError('not-found', 'BATCH_NOT_FOUND', text);
}

export function tooManyBatches(): AppError {
  const text = `Sua conta já tem ${MOST_OPEN_BATCHES} lotes em aberto. Espere um terminar ou cancele algum.`;
  return new AppError('conflict', 'BATCH_LIMIT', text);
}

export const batchEnded = (): AppError => new AppError('conflict', 'BATCH_ENDED', 'Este lote já terminou.');

export const batchOpen = (): AppError =>
  new AppError('conflict', 'BATCH_OPEN', 'Este lote ainda não terminou. Cancele-o antes de apagar.');

export function nothingFailed(): AppError {
  const text = 'Este lote foi cancelado ou não tem linhas que falharam.';
  return new AppError('conflict', 'BATCH_NOTHING_FAILED', text);
}

export const nothingToAsk = (): AppError =>
  new AppError('unprocessable', 'BATCH_EMPTY', 'Nenhuma linha pode ser consultada. Confira o tipo e a lista.');

export const notForAdministrators = (): AppError =>
  new AppError('forbidden', 'FORBIDDEN', 'Lotes são de assinantes: entre com uma conta de assinante.');

/** A key looks up in batches what it may look up one by one. */
export function keyWithoutType(type: LookupType): AppError {
  const text = `Esta chave não tem o escopo lookup:${type}.`;
  return new AppError('forbidden', 'API_KEY_SCOPE', text);
}
