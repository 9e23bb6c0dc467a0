import { PLAN_IDS, PLANS, type PlanId } from './plans.js';
import type { Rule } from './rules.js';

/** Characters of a broadcast at most. */
export const BROADCAST_LENGTH = 500;

/** Days after which one that was read leaves its reader's inbox, unless the operator sets others. */
export const READ_MESSAGE_DAYS = 365;

/** Whom a broadcast is for: everybody, those whose plan runs, those whose plan ends within seven days, those of one plan. */
export const SEGMENTS = ['all', 'active', 'expiring', ...PLAN_IDS] as const;
export type Segment = (typeof SEGMENTS)[number];

/** Days before the end of a plan at which its owner counts as `expiring`. */
export const EXPIRING_DAYS = 7;

const PLAN_LABELS = Object.fromEntries(PLANS.map(({ id, name }) => [id, `Contas do plano ${name}`])) as Record<
  PlanId,
  string
>;

export const SEGMENT_LABELS: Readonly<Record<Segment, string>> = {
  all: 'Todas as contas',
  active: 'Assinaturas ativas',
  expiring: `Assinaturas que vencem em até ${EXPIRING_DAYS} dias`,
  ...PLAN_LABELS,
};

export const BROADCAST_STATES = ['scheduled', 'sent', 'cancelled'] as const;
export type BroadcastState = (typeof BROADCAST_STATES)[number];

export const BROADCAST_STATE_LABELS: Readonly<Record<BroadcastState, string>> = {
  scheduled: 'Agendado',
  sent: 'Enviado',
  cancelled: 'Cancelado',
};

/** What an administrator is told of a text that cannot be sent; null when it can. */
export const broadcastRule: Rule = (typed) => {
  const text = typed.trim();
  if (!text) return 'Por favor, digite uma mensagem';
  return text.length > BROADCAST_LENGTH ? `A mensagem deve ter no máximo ${BROADCAST_LENGTH} caracteres` : null;
};
