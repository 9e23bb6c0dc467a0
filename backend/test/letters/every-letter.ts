import * as admin from '../../src/modules/admin/cleanup/removal.email.js';
import * as billing from '../../src/modules/billing/settlement/payment.emails.js';
import * as identity from '../../src/modules/identity/credentials/account.emails.js';
import * as lookups from '../../src/modules/lookups/data-requests/adapters/data-request-texts.emails.js';
import { expiresAt } from '../../src/modules/messaging/subscriber-emails/plan-end.js';
import * as messaging from '../../src/modules/messaging/subscriber-emails/subscriber.email.js';
import { answerLetter } from '../../src/modules/messaging/suggestions/answer.email.js';
import type { Email } from '../../src/platform/mail/email.js';

export const ORIGIN = 'https://nitido.example';
export const NOW = new Date('2026-11-21T15:00:00Z');
/** Of a fictional person; no letter needs more of a reader than the first name. */
export const READER = { email: 'helena.vasques@gmail.com', name: 'Helena Prado Vasques' };

const SECRET = 'p3s0fQ2cZb0m1lX9vT4kYw7uJr8eHd5aNiGq6oUxBcM';
const LATER = new Date(NOW.getTime() + 3_600_000);
const PLAN = { name: 'Prata', days: 15 };
const PURCHASE = { plan: PLAN, amountCents: 2_500, paidAt: NOW, accessUntil: new Date('2026-12-06T15:00:00Z') };
const PLACES = {
  lookups: `${ORIGIN}/consultas`,
  profile: `${ORIGIN}/consultas?aba=perfil`,
  plans: `${ORIGIN}/assinatura`,
};
const REQUEST = { protocol: 'TD-2026-7F3C', dueOn: '2026-12-06', suppressedAt: NOW };
const TO = READER.email;

function planEnd(days: 0 | 1 | 3 | 7, hours = 2): Email {
  const endsAt = new Date(NOW.getTime() + days * 86_400_000 + hours * 3_600_000);
  const plan = { name: 'Prata', endsAt, expiresAt: expiresAt(days, endsAt) };
  return messaging.planEndLetter(READER, plan, PLACES.plans, NOW);
}

/**
 * Every letter of the product, as it would be written, under the name of the function that writes it and, after a colon,
 * what is particular about it.
 */
export const EVERY_LETTER: Readonly<Record<string, Email>> = {
  resetLetter: identity.resetLetter(READER, `${ORIGIN}/redefinir-senha/${SECRET}`, LATER),
  passwordChangedLetter: identity.passwordChangedLetter(READER, `${ORIGIN}/login`, NOW),
  confirmEmailLetter: identity.confirmEmailLetter(READER, `${ORIGIN}/confirmar-email/${SECRET}`, LATER),
  emailChangedLetter: identity.emailChangedLetter(
    READER,
    'helena.prado@gmail.com',
    `${ORIGIN}/confirmar-email/${SECRET}?acao=desfazer`,
    LATER,
    NOW,
  ),
  emailRestoredLetter: identity.emailRestoredLetter(READER, `${ORIGIN}/redefinir-senha/${SECRET}`, LATER),
  emptyLetter: identity.emptyLetter(`${ORIGIN}/redefinir-senha/${SECRET}`, NOW),
  welcomeLetter: billing.welcomeLetter(READER, PURCHASE, PLACES),
  'welcomeLetter: presente': billing.welcomeLetter(READER, { ...PURCHASE, amountCents: 0 }, PLACES),
  paymentLetter: billing.paymentLetter(READER, PURCHASE, PLACES),
  'paymentLetter: presente': billing.paymentLetter(READER, { ...PURCHASE, amountCents: 0 }, PLACES),
  refundLetter: billing.refundLetter(READER, { plan: PLAN, amountCents: 2_500, accessUntil: null }, PLACES, NOW),
  'refundLetter: com outro plano': billing.refundLetter(
    READER,
    { plan: PLAN, amountCents: 2_500, accessUntil: LATER },
    PLACES,
    NOW,
  ),
  'planEndLetter: 7 dias': planEnd(7),
  'planEndLetter: 3 dias': planEnd(3),
  'planEndLetter: 1 dia': planEnd(1),
  'planEndLetter: no dia': planEnd(0),
  'planEndLetter: no dia, depois da hora': planEnd(0, -2),
  broadcastLetter: messaging.broadcastLetter(
    READER,
    'Manutenção nesta quinta-feira, das 2h às 3h.\n\nNesse horário as consultas podem demorar mais.',
    { page: `${ORIGIN}/avisos-por-email/${SECRET}`, oneClick: `${ORIGIN}/api/unsubscribe/${SECRET}` },
    NOW,
  ),
  soonRemovedLetter: admin.soonRemovedLetter(READER, PLACES.plans, new Date('2026-11-24T15:00:00Z')),
  removedLetter: admin.removedLetter(READER, PLACES.plans, NOW, new Date('2026-12-21T15:00:00Z')),
  answerLetter: answerLetter(
    TO,
    'Seria bom poder baixar o histórico por mês.',
    'Obrigado pela ideia.\n\nO histórico já pode ser baixado por período: escolha as datas e use Exportar.',
    NOW,
  ),
  receivedLetter: lookups.receivedLetter(TO, REQUEST, `${ORIGIN}/titular/confirmar/${SECRET}`, LATER),
  proofAskedLetter: lookups.proofAskedLetter(
    TO,
    REQUEST.protocol,
    'Envie uma foto sua com um documento aberto.',
    'encarregado@nitido.example',
    NOW,
  ),
  answeredLetter: lookups.answeredLetter(TO, REQUEST, `${ORIGIN}/titular/resposta/${SECRET}`, LATER),
  refusedLetter: lookups.refusedLetter(
    TO,
    REQUEST.protocol,
    { reason: 'identidade_nao_comprovada', text: 'A comprovação pedida não chegou no prazo.' },
    `${ORIGIN}/titular`,
    NOW,
  ),
};
