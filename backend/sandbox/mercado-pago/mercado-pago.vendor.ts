import { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { SANDBOX_CREDENTIALS } from '../credentials.js';
import { type Charge, cancel, catchUp, putOff, refund, refusalOf } from '../pix-charges/charge.js';
import { type ChargeBook, type Creation } from '../pix-charges/charge-book.js';
import { type WebhookSender } from '../pix-charges/webhook-sender.js';
import { hasBearer, type Vendor } from '../vendor.js';
import { paymentBody, refundBody } from './payment-body.js';
import { faultOfPayment, parsePaymentRequest } from './payment-request.js';
import { badRequest, cause, notFound, PAYMENT_NOT_FOUND, problem } from './problems.js';

interface ById {
  Params: { id: string };
}

/** The Pix gateway in Mercado Pago's wire format. */
export function mercadoPago(book: ChargeBook, webhooks: WebhookSender): Vendor {
  return {
    key: 'mercado-pago',
    prefix: '/mercado-pago',
    title: 'Mercado Pago',
    about: 'POST /mercado-pago/v1/payments',
    faultReplies: {
      notFound: () => ({ status: 404, body: PAYMENT_NOT_FOUND }),
      serverError: { status: 500, body: problem(500, 'internal_error', 'internal_error') },
      rateLimited: { status: 429, body: problem(429, 'too_many_requests', 'too_many_requests') },
    },
    magicFault: ({ method, routeOptions, body }) =>
      method === 'POST' && routeOptions.url?.endsWith('/v1/payments') ? faultOfPayment(body) : null,
    divergent: (body) => ({ ...body, transaction_amount: Number(body.transaction_amount) + 1 }),
    routes(scope) {
      scope.addHook('onRequest', async (request, reply) => {
        if (hasBearer(request, SANDBOX_CREDENTIALS.mercadoPagoAccessToken)) return;
        return reply.code(401).send(problem(401, 'invalid access token', 'unauthorized'));
      });
      readingRoutes(scope, book);
      createRoute(scope, book, webhooks);
      cancelRoute(scope, book, webhooks);
      refundRoute(scope, book, webhooks);
    },
  };
}

function readingRoutes(scope: FastifyInstance, book: ChargeBook): void {
  scope.get<{ Querystring: { external_reference?: string; limit?: string } }>(
    '/v1/payments/search',
    async (request) => {
      const { external_reference: reference, limit } = request.query;
      const found = book.newest({ reference, limit: Math.min(Number(limit ?? 30) || 30, 100) });
      return {
        paging: { total: found.length, limit: found.length, offset: 0 },
        results: found.map((charge) => paymentBody(charge, originOf(request))),
      };
    },
  );
  scope.get<ById>('/v1/payments/:id', async (request, reply) => {
    const charge = book.numbered(request.params.id);
    return charge ? paymentBody(charge, originOf(request)) : notFound(reply);
  });
  scope.get<ById>('/v1/payments/:id/refunds', async (request, reply) => {
    const charge = book.numbered(request.params.id);
    return charge ? charge.refunds.map((one) => refundBody(charge, one)) : notFound(reply);
  });
  scope.get<{ Params: { id: string; refundId: string } }>(
    '/v1/payments/:id/refunds/:refundId',
    async (request, reply) => {
      const { id, refundId } = request.params;
      const charge = book.numbered(id);
      const one = charge && [charge.putOff, ...charge.refunds].find((refund) => refund?.id === Number(refundId));
      return one ? refundBody(charge, one) : notFound(reply);
    },
  );
}

function createRoute(scope: FastifyInstance, book: ChargeBook, webhooks: WebhookSender): void {
  scope.post('/v1/payments', async (request, reply) => {
    const key = idempotencyKey(request);
    if (!key) return missingKey(reply);
    const fingerprint = JSON.stringify(request.body);
    const replay = await book.replay(key, fingerprint);
    if (replay) return created(request, reply, replay);
    const parsed = parsePaymentRequest(request.body);
    if ('causes' in parsed) return badRequest(reply, parsed.causes);
    const made = await book.create({ ...parsed.charge, fingerprint, idempotencyKey: key }, request.host);
    if ('charge' in made && made.isNew) webhooks.announce(made.charge);
    return created(request, reply, made);
  });
}

function created(request: FastifyRequest, reply: FastifyReply, made: Creation) {
  if ('conflict' in made) {
    return reply.code(409).send(problem(409, 'X-Idempotency-Key already used with another body', 'conflict'));
  }
  return reply.code(201).send(paymentBody(made.charge, originOf(request)));
}

function cancelRoute(scope: FastifyInstance, book: ChargeBook, webhooks: WebhookSender): void {
  scope.put<ById>('/v1/payments/:id', async (request, reply) => {
    const charge = book.numbered(request.params.id);
    if (!charge) return notFound(reply);
    if ((request.body as { status?: unknown } | null)?.status !== 'cancelled') {
      return badRequest(reply, [cause(2001, "only status 'cancelled' can be set")]);
    }
    if (refusalOf(() => cancel(charge))) return wrongState(reply);
    await saveAndNotify(charge, book, webhooks);
    return paymentBody(charge, originOf(request));
  });
}

/** In contingency a refund is taken only from those who can be told that it is not carried out yet; afterwards it is. */
function refundRoute(scope: FastifyInstance, book: ChargeBook, webhooks: WebhookSender): void {
  scope.addHook<ById>('preHandler', async ({ fault, params }) => {
    const charge = fault === 'contingency' ? null : book.numbered(params.id);
    if (!charge?.putOff) return;
    catchUp(charge);
    await saveAndNotify(charge, book, webhooks);
  });
  scope.post<ById>('/v1/payments/:id/refunds', async (request, reply) => {
    const key = idempotencyKey(request);
    if (!key) return missingKey(reply);
    const charge = book.numbered(request.params.id);
    if (!charge) return notFound(reply);
    const { amount } = (request.body ?? {}) as { amount?: number };
    const amountCents = typeof amount === 'number' ? Math.round(amount * 100) : undefined;
    if (request.fault === 'contingency') {
      const refused = request.headers['x-render-in-process-refunds'] !== 'true';
      if (refused || refusalOf(() => putOff(charge, { id: book.nextId(), key, amountCents }))) return wrongState(reply);
      await book.save();
      return reply.code(201).send(charge.putOff && refundBody(charge, charge.putOff));
    }
    if (!charge.refunds.some((one) => one.key === key)) {
      if (refusalOf(() => refund(charge, { id: book.nextId(), key, amountCents }))) return wrongState(reply);
      await saveAndNotify(charge, book, webhooks);
    }
    const done = charge.refunds.find((one) => one.key === key);
    return reply.code(201).send(done && refundBody(charge, done));
  });
}

async function saveAndNotify(charge: Charge, book: ChargeBook, webhooks: WebhookSender): Promise<void> {
  await book.save();
  webhooks.notify(charge);
}

function wrongState(reply: FastifyReply) {
  return badRequest(reply, [cause(2063, 'The action requested is not valid for the current payment state')]);
}

function missingKey(reply: FastifyReply) {
  return badRequest(reply, [cause(4292, "Header X-Idempotency-Key can't be null")]);
}

function idempotencyKey(request: FastifyRequest): string | null {
  const key = request.headers['x-idempotency-key'];
  return typeof key === 'string' && key.trim() ? key : null;
}

function originOf(request: FastifyRequest): string {
  return `${request.protocol}://${request.host}`;
}
