import { AppError, invalidInput } from '../../../kernel/errors.js';

export const noSuchKey = (): AppError =>
  new AppError('not-found', 'API_KEY_NOT_FOUND', 'Esta chave não existe ou já foi revogada.');

export const tooManyKeys = (): AppError =>
  new AppError('conflict', 'API_KEY_LIMIT', 'Sua conta já tem vinte chaves. Revogue uma para criar outra.');

/** Administrators have no plan to spend. */
export const keysForSubscribers = (): AppError =>
  new AppError('conflict', 'API_KEY_SUBSCRIBERS_ONLY', 'Chaves são de contas de assinantes.');

export const endInPast = (): AppError => invalidInput('expiresAt', 'A validade deve ser uma data futura.');

export const keyRequired = (): AppError =>
  new AppError('unauthenticated', 'API_KEY_REQUIRED', 'Envie sua chave em Authorization: Bearer nit_live_…');

/** One word for a key that there is not and for one whose secret is wrong. */
export const keyInvalid = (): AppError => new AppError('unauthenticated', 'API_KEY_INVALID', 'Chave inválida.');

/** The two below are told only to who has shown the whole secret. */
export const keyRevoked = (): AppError =>
  new AppError('unauthenticated', 'API_KEY_REVOKED', 'Esta chave foi revogada.');

export const keyExpired = (): AppError => new AppError('unauthenticated', 'API_KEY_EXPIRED', 'Esta chave expirou.');

export const keyInAddress = (): AppError =>
  new AppError(
    'invalid',
    'API_KEY_IN_URL',
    'Nunca envie a chave no endereço: ele fica em registros. Revogue esta chave e use o cabeçalho Authorization.',
  );

export const networkRefused = (): AppError =>
  new AppError('forbidden', 'API_KEY_NETWORK', 'Esta chave não pode ser usada a partir deste endereço.');

export const scopeMissing = (scope: string): AppError =>
  new AppError('forbidden', 'API_KEY_SCOPE', `Esta chave não tem o escopo ${scope}.`, { details: { escopo: scope } });

export const keyTooFast = (perMinute: number, retryAfterSeconds: number): AppError =>
  new AppError('rate-limited', 'RATE_LIMITED', 'Esta chave fez chamadas demais em um minuto. Aguarde.', {
    retryAfterSeconds,
    details: { politica: 'chave', porMinuto: perMinute },
  });
