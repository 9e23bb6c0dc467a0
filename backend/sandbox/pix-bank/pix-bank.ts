import { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { sendPage, wantsHtml, wantsJson } from '../console/page.js';
import {
  type Charge,
  dispute,
  NOTIFICATION_MODES,
  type NotificationMode,
  type PixTransfer,
  pay,
  refundedCents,
  refusalOf,
} from '../pix-charges/charge.js';
import { type ChargeBook } from '../pix-charges/charge-book.js';
import { type WebhookSender } from '../pix-charges/webhook-sender.js';
import { chargePage, chargesPage } from './pages.js';

interface ById {
  Params: { id: string };
}

interface PayBody {
  notification?: unknown;
  amount?: unknown;
  late?: unknown;
}

/** The payer's bank: lists charges and pays them, with every way a notification can go wrong. */
export function pixBankRoutes(app: FastifyInstance, book: ChargeBook, webhooks: WebhookSender): void {
  app.get('/pix', async (request, reply) => {
    const charges = book.newest({});
    return wantsJson(request) ? charges.map(summary) : sendPage(reply, 'Banco Pix', chargesPage(charges));
  });

  app.get<ById>('/pix/payments/:id', async (request, reply) => {
    const charge = book.find(request.params.id);
    if (!charge) return unknownCharge(reply);
    if (wantsJson(request)) return { ...summary(charge), deliveries: webhooks.deliveriesOf(charge.id) };
    return sendPage(reply, `Cobrança ${charge.id}`, chargePage(charge, webhooks.deliveriesOf(charge.id)));
  });

  changeRoute('pay', pay);
  changeRoute('dispute', (charge) => dispute(charge, book.nextId()));
  changeRoute('notify', () => {});

  /** A change of the charge, then the notification of it. */
  function changeRoute(name: string, change: (charge: Charge, transfer: PixTransfer) => void): void {
    app.post<ById>(`/pix/payments/:id/${name}`, async (request, reply) => {
      const charge = book.find(request.params.id);
      if (!charge) return unknownCharge(reply);
      const { notification, amount, late } = (request.body ?? {}) as PayBody;
      const mode = modeIn(notification);
      const amountCents = centsIn(amount);
      if (mode === null || amountCents === null) {
        return reply.code(400).send({ error: 'notification ou amount inválido' });
      }
      const transfer = { amountCents, late: late === true || late === 'true' || late === 'on' };
      const refusal = refusalOf(() => change(charge, transfer));
      if (refusal) return reply.code(409).send({ error: refusal, ...summary(charge) });
      await book.save();
      webhooks.notify(charge, mode);
      return done(request, reply, charge);
    });
  }

  app.post<ById>('/pix/payments/:id/expire', async (request, reply) => {
    const charge = book.find(request.params.id);
    if (!charge) return unknownCharge(reply);
    charge.expiresAt = new Date().toISOString();
    book.find(String(charge.id));
    await book.save();
    return done(request, reply, charge);
  });
}

function summary(charge: Charge) {
  return {
    id: charge.id,
    gateway: charge.gateway,
    externalReference: charge.externalReference,
    endToEndId: charge.endToEndId,
    status: charge.status,
    statusDetail: charge.statusDetail,
    amount: charge.amountCents / 100,
    refunded: refundedCents(charge) / 100,
    description: charge.description,
    payerEmail: charge.payer.email,
    createdAt: charge.createdAt,
    expiresAt: charge.expiresAt,
    approvedAt: charge.approvedAt,
    pixCopyPaste: charge.brCode,
    notification: charge.notifications,
  };
}

function done(request: FastifyRequest, reply: FastifyReply, charge: Charge) {
  return wantsHtml(request) ? reply.redirect(`/pix/payments/${charge.id}`, 303) : summary(charge);
}

function unknownCharge(reply: FastifyReply) {
  return reply.code(404).send({ error: 'cobrança não encontrada' });
}

/** undefined for "as the charge says", null for nonsense. */
function modeIn(value: unknown): NotificationMode | undefined | null {
  if (value === undefined || value === '') return undefined;
  return NOTIFICATION_MODES.find((mode) => mode === value) ?? null;
}

function centsIn(value: unknown): number | undefined | null {
  if (value === undefined || value === '') return undefined;
  const cents = Math.round(Number(value) * 100);
  return Number.isFinite(cents) && cents > 0 ? cents : null;
}
