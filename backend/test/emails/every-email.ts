import { type Phone, parsePhone } from '../../src/kernel/phone.js';
import * as admin from '../../src/modules/admin/cleanup/removal.email.js';
import * as billing from '../../src/modules/billing/settlement/payment.email.js';
import {
  disputeEmail,
  refundEmail,
  secondPixEmail,
  wrongAmountEmail,
} from '../../src/modules/billing/settlement/refund.email.js';
import { withdrawalEmail } from '../../src/modules/billing/settlement/withdrawal.email.js';
import { loadHeldUpEmail } from '../../src/modules/companies/admin/load-held-up.email.js';
import { secondFactorEmail } from '../../src/modules/identity/credentials/account.email.js';
import * as address from '../../src/modules/identity/credentials/address.email.js';
import * as identity from '../../src/modules/identity/credentials/password.email.js';
import * as signIn from '../../src/modules/identity/credentials/sign-in.email.js';
import { accountEndedEmail } from '../../src/modules/identity/own-data/account-ended.email.js';
import * as lookups from '../../src/modules/lookups/data-requests/adapters/data-request-texts.email.js';
import { expiresAt } from '../../src/modules/messaging/subscriber-emails/plan-end.js';
import * as messaging from '../../src/modules/messaging/subscriber-emails/subscriber.email.js';
import { answerEmail } from '../../src/modules/messaging/suggestions/answer.email.js';
import { webhookAddedEmail, webhookPausedEmail } from '../../src/modules/messaging/webhooks/adapters/webhook.email.js';
import { whatsappAddedEmail } from '../../src/modules/messaging/whatsapp-links/whatsapp-added.email.js';
import { companyChangesEmail } from '../../src/modules/watch/news/company-changes.email.js';
import type { Email } from '../../src/platform/mail/email.js';

export const ORIGIN = 'https://nitido.example';
export const NOW = new Date('2026-11-21T15:00:00Z');
/** Of a fictional person; no e-mail needs more of a reader than the first name. */
export const READER = { accountId: null, email: 'helena.vasques@gmail.com', name: 'Helena Prado Vasques' };

const SECRET = 'p3s0fQ2cZb0m1lX9vT4kYw7uJr8eHd5aNiGq6oUxBcM';
const STOP = {
  page: `${ORIGIN}/avisos-por-email/${SECRET}?de=empresas`,
  oneClick: `${ORIGIN}/api/unsubscribe/${SECRET}`,
};
const LATER = new Date(NOW.getTime() + 3_600_000);
const PLAN = { name: 'Prata', days: 15 };
const PURCHASE = { plan: PLAN, amountCents: 2_500, paidAt: NOW, accessUntil: new Date('2026-12-06T15:00:00Z') };
const PLACES = {
  lookups: `${ORIGIN}/consultas`,
  profile: `${ORIGIN}/consultas?aba=perfil`,
  plans: `${ORIGIN}/assinatura`,
  suggestions: `${ORIGIN}/sugestoes`,
};
const REQUEST = { protocol: 'TD-2026-7F3C', dueOn: '2026-12-06', suppressedAt: NOW };
const TO = READER.email;
const NO_KEYS = { passkeys: 0, apiKeys: 0 };
const BOTH_KEYS = { passkeys: 1, apiKeys: 2 };

function planEnd(days: 0 | 1 | 3 | 7, hours = 2): Email {
  const endsAt = new Date(NOW.getTime() + days * 86_400_000 + hours * 3_600_000);
  const plan = { name: 'Prata', endsAt, expiresAt: expiresAt(days, endsAt) };
  return messaging.planEndEmail(READER, plan, PLACES.plans, NOW);
}

/**
 * Every e-mail of the product, as it would be written, under the name of the function that writes it and, after a colon,
 * what is particular about it.
 */
export const EVERY_EMAIL: Readonly<Record<string, Email>> = {
  resetEmail: identity.resetEmail(READER, `${ORIGIN}/redefinir-senha/${SECRET}`, LATER),
  passwordChangedEmail: identity.passwordChangedEmail(READER, NO_KEYS, `${ORIGIN}/login`, NOW),
  'passwordChangedEmail: por um link': identity.passwordChangedEmail(READER, BOTH_KEYS, `${ORIGIN}/login`, NOW),
  confirmAddressEmail: address.confirmAddressEmail(READER, `${ORIGIN}/confirmar-email/${SECRET}`, LATER),
  proveAddressEmail: address.proveAddressEmail(READER, `${ORIGIN}/confirmar-email/${SECRET}`, LATER),
  addressWantedEmail: address.addressWantedEmail(READER, `${ORIGIN}/login`, NOW),
  newDeviceEmail: signIn.newDeviceEmail(
    READER,
    { name: 'Chrome no Windows', network: '203.0.•.•' },
    PLACES.profile,
    NOW,
  ),
  passkeyAddedEmail: signIn.passkeyAddedEmail(READER, 'Celular novo', PLACES.profile, NOW),
  apiKeyMadeEmail: signIn.apiKeyMadeEmail(
    READER,
    { name: 'Loja virtual', prefix: 'nit_live_4fTq81Za' },
    PLACES.profile,
    NOW,
  ),
  'secondFactorEmail: ligada': secondFactorEmail(READER, 'on', PLACES.profile, NOW),
  'secondFactorEmail: desligada': secondFactorEmail(READER, 'off', PLACES.profile, NOW),
  'secondFactorEmail: pelo suporte': secondFactorEmail(READER, 'removed', PLACES.profile, NOW),
  accountEndedEmail: accountEndedEmail(READER, NOW, []),
  addressChangedEmail: address.addressChangedEmail(
    READER,
    'helena.prado@gmail.com',
    `${ORIGIN}/confirmar-email/${SECRET}?acao=desfazer`,
    LATER,
    NOW,
  ),
  addressRestoredEmail: address.addressRestoredEmail(READER, NO_KEYS, `${ORIGIN}/redefinir-senha/${SECRET}`, LATER),
  'addressRestoredEmail: com chaves': address.addressRestoredEmail(
    READER,
    BOTH_KEYS,
    `${ORIGIN}/redefinir-senha/${SECRET}`,
    LATER,
  ),
  emptyEmail: identity.emptyEmail(`${ORIGIN}/redefinir-senha/${SECRET}`, NOW),
  welcomeEmail: billing.welcomeEmail(READER, PURCHASE, PLACES, NOW),
  'welcomeEmail: presente': billing.welcomeEmail(READER, { ...PURCHASE, amountCents: 0 }, PLACES, NOW),
  paymentEmail: billing.paymentEmail(READER, PURCHASE, PLACES, NOW),
  'paymentEmail: descoberto tarde': billing.paymentEmail(
    READER,
    { ...PURCHASE, paidAt: new Date('2026-11-12T15:00:00Z') },
    PLACES,
    NOW,
  ),
  'paymentEmail: presente': billing.paymentEmail(READER, { ...PURCHASE, amountCents: 0 }, PLACES, NOW),
  blockedPaymentEmail: billing.blockedPaymentEmail(
    READER,
    { plan: PLAN, amountCents: 2_500, paidAt: NOW, id: '0198f3a0-5d2a-7c4e-9d6b-3d3f0b7a9c11' },
    PLACES,
    NOW,
  ),
  refundEmail: refundEmail(READER, { plan: PLAN, amountCents: 2_500, accessUntil: null }, PLACES, NOW),
  'refundEmail: com outro plano': refundEmail(
    READER,
    { plan: PLAN, amountCents: 2_500, accessUntil: LATER },
    PLACES,
    NOW,
  ),
  disputeEmail: disputeEmail(READER, { plan: PLAN, amountCents: 2_500, accessUntil: null }, PLACES, NOW),
  secondPixEmail: secondPixEmail(READER, { plan: PLAN, amountCents: 2_500 }, PLACES, NOW),
  wrongAmountEmail: wrongAmountEmail(READER, { plan: PLAN, amountCents: 100 }, PLACES, NOW),
  withdrawalEmail: withdrawalEmail(READER, { plan: PLAN, amountCents: 2_500, accessUntil: null }, PLACES, NOW),
  'withdrawalEmail: com outro plano': withdrawalEmail(
    READER,
    { plan: PLAN, amountCents: 2_500, accessUntil: LATER },
    PLACES,
    NOW,
  ),
  'planEndEmail: 7 dias': planEnd(7),
  'planEndEmail: 3 dias': planEnd(3),
  'planEndEmail: 1 dia': planEnd(1),
  'planEndEmail: no dia': planEnd(0),
  'planEndEmail: no dia, depois da hora': planEnd(0, -2),
  broadcastEmail: messaging.broadcastEmail(
    READER,
    'Manutenção nesta quinta-feira, das 2h às 3h.\n\nNesse horário as consultas podem demorar mais.',
    { page: `${ORIGIN}/avisos-por-email/${SECRET}`, oneClick: `${ORIGIN}/api/unsubscribe/${SECRET}` },
    NOW,
  ),
  'companyChangesEmail: uma empresa': companyChangesEmail(
    READER,
    {
      month: '2026-10',
      companies: [{ cnpj: '11222333000181', name: 'PADARIA CENTRAL LTDA', kinds: ['endereco', 'situacao'] }],
    },
    `${ORIGIN}/acompanhamento`,
    STOP,
    NOW,
  ),
  'companyChangesEmail: muitas': companyChangesEmail(
    READER,
    {
      month: '2026-10',
      companies: Array.from({ length: 23 }, () => ({ cnpj: '12ABC34501DE35', name: null, kinds: ['capital'] })),
    },
    `${ORIGIN}/acompanhamento`,
    STOP,
    NOW,
  ),
  'loadHeldUpEmail: aguarda': loadHeldUpEmail(
    READER,
    { month: '2026-10', state: 'aguardando', reason: '12,0% menos empresas; 6,1% menos sócios' },
    `${ORIGIN}/admin/empresas`,
    NOW,
  ),
  'loadHeldUpEmail: falhou': loadHeldUpEmail(
    READER,
    { month: '2026-10', state: 'falhou', reason: 'Arquivo danificado: Empresas0.zip.' },
    `${ORIGIN}/admin/empresas`,
    NOW,
  ),
  soonRemovedEmail: admin.soonRemovedEmail(READER, PLACES.plans, new Date('2026-11-24T15:00:00Z')),
  removedEmail: admin.removedEmail(READER, NOW),
  whatsappAddedEmail: whatsappAddedEmail(READER, parsePhone('11987654321') as Phone, PLACES.profile, NOW),
  webhookAddedEmail: webhookAddedEmail(READER, 'loja.example', PLACES.profile, NOW),
  'webhookPausedEmail: três dias': webhookPausedEmail(
    READER,
    { host: 'loja.example', reason: 'dead' },
    PLACES.profile,
    NOW,
  ),
  'webhookPausedEmail: 410': webhookPausedEmail(READER, { host: 'loja.example', reason: 'gone' }, PLACES.profile, NOW),
  'webhookPausedEmail: senha': webhookPausedEmail(
    READER,
    { host: 'loja.example', reason: 'password' },
    PLACES.profile,
    NOW,
  ),
  answerEmail: answerEmail(
    TO,
    { message: 'Seria bom poder baixar o histórico por mês.', createdAt: NOW, proven: true },
    'Obrigado pela ideia.\n\nO histórico já pode ser baixado por período:\n1. Escolha as datas.\n2. Use Exportar.',
    NOW,
  ),
  receivedEmail: lookups.receivedEmail(TO, REQUEST, `${ORIGIN}/titular/confirmar/${SECRET}`, LATER),
  proofAskedEmail: lookups.proofAskedEmail(
    TO,
    REQUEST.protocol,
    'Envie:\n- uma foto sua com um documento aberto;\n- o verso do documento.',
    'encarregado@nitido.example',
    NOW,
  ),
  answeredEmail: lookups.answeredEmail(TO, REQUEST, `${ORIGIN}/titular/resposta/${SECRET}`, LATER),
  refusedEmail: lookups.refusedEmail(
    TO,
    REQUEST.protocol,
    { reason: 'identidade_nao_comprovada', text: 'A comprovação pedida não chegou no prazo.' },
    `${ORIGIN}/titular`,
    NOW,
  ),
};
