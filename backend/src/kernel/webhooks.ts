const EVENT_TEXTS = {
  'payment.approved': 'Pagamento aprovado',
  'payment.refunded': 'Pagamento devolvido',
  'plan.started': 'Plano iniciado',
  'plan.ending': 'Plano perto do fim',
  'plan.ended': 'Plano terminado',
  'batch.finished': 'Lote terminado',
  'company.changed': 'Mudança em empresa acompanhada',
} as const;

/** What a subscriber's program may be told of. */
export type WebhookEvent = keyof typeof EVENT_TEXTS;
export const WEBHOOK_EVENTS = Object.keys(EVENT_TEXTS) as WebhookEvent[];

/** Sent on request alone, to one endpoint, whatever it is subscribed to. */
export const TEST_EVENT = 'webhook.test';

export const WEBHOOK_EVENT_TEXTS = { ...EVENT_TEXTS, [TEST_EVENT]: 'Teste' } as const;

/** Days for which the log of what was sent may be kept at most. */
export const MOST_WEBHOOK_LOG_DAYS = 90;

/**
 * `owner`: by hand. `dead`: nothing was taken for three days. `gone`: it answered 410. `password`: the account's password was reset.
 * `key`: the API key that added it was revoked.
 */
export const PAUSE_REASONS = ['owner', 'dead', 'gone', 'password', 'key'] as const;
export type PauseReason = (typeof PAUSE_REASONS)[number];

export const DELIVERY_STATES = ['waiting', 'delivered', 'given-up'] as const;

/** Why an attempt was in vain. `status`: the answer was not a 2xx. */
export const DELIVERY_FAULTS = ['status', 'timeout', 'name', 'private-address', 'tls', 'connection'] as const;
export type DeliveryFault = (typeof DELIVERY_FAULTS)[number];

export const MOST_ENDPOINTS = 10;
export const MOST_ADDRESS_CHARACTERS = 500;
/** A secret that was changed is signed with for as long as programs need to change over. */
export const SECRET_OVERLAP_HOURS = 24;
/** For how long a delivery is tried. */
export const DELIVERY_HOURS = 72;
