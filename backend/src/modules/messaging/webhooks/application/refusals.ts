import { AppError } from '../../../../kernel/errors.js';
import { MOST_ENDPOINTS } from '../../../../kernel/webhooks.js';

export const noSuchEndpoint = (): AppError =>
  new AppError('not-found', 'WEBHOOK_NOT_FOUND', 'Este endereço de webhook não existe.');

export const noSuchDelivery = (): AppError =>
  new AppError('not-found', 'WEBHOOK_DELIVERY_NOT_FOUND', 'Esta entrega não existe ou já saiu do registro.');

export const tooManyEndpoints = (): AppError =>
  new AppError(
    'conflict',
    'WEBHOOK_LIMIT',
    `Sua conta já tem ${MOST_ENDPOINTS} endereços de webhook. Remova um para adicionar outro.`,
  );

export const endpointPaused = (): AppError =>
  new AppError('conflict', 'WEBHOOK_PAUSED', 'Este endereço está pausado. Retome-o antes.');

/** Webhooks tell what happened to the account, and in test mode nothing does. */
export const LIVE_ONLY = 'Webhooks são da conta: use uma chave de produção (nit_live_…).';

export const keyReused = (): AppError =>
  new AppError(
    'unprocessable',
    'IDEMPOTENCY_KEY_REUSED',
    'Esta Idempotency-Key já veio com outro pedido. Use uma nova.',
  );
