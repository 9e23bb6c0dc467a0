import { type FastifyInstance } from 'fastify';
import { SANDBOX_CREDENTIALS } from '../credentials.js';
import { faultOfAmount } from '../faults/magic-inputs.js';
import { type Charge, cancel, refund, refusalOf } from '../pix-charges/charge.js';
import { type ChargeBook } from '../pix-charges/charge-book.js';
import { type WebhookSender } from '../pix-charges/webhook-sender.js';
import { type TokenIssuer } from '../serpro/token-issuer.js';
import { bearerOf, hasBasic, type Vendor } from '../vendor.js';
import { chargeBody, pixBody, returnBody } from './charge-body.js';
import { parseCharge } from './charge-request.js';
import { problem, refuse } from './problems.js';

const WRONG_CLIENT = { error: 'invalid_client', error_description: 'Invalid or inactive credentials' };

interface ByTxid {
  Params: { txid: string };
}

/** A bank that speaks the Banco Central's API Pix: `cob`, `pix` with returns, and the address for notifications. */
export function bacenPix(book: ChargeBook, webhooks: WebhookSender, tokens: TokenIssuer): Vendor {
  return {
    key: 'bacen-pix',
    prefix: '/bacen-pix',
    title: 'API Pix do Banco Central',
    about: 'PUT /bacen-pix/v2/cob/{txid}',
    faultReplies: {
      notFound: () => ({ status: 404, body: problem('CobNaoEncontrado') }),
      serverError: { status: 500, body: problem('ErroInternoDoServidor') },
      rateLimited: { status: 429, body: problem('LimiteExcedido') },
    },
    magicFault: ({ method, routeOptions, body }) =>
      method === 'PUT' && routeOptions.url?.endsWith('/cob/:txid') ? faultOfAmount(amountIn(body)) : null,
    divergent: (body) => ({ ...body, valor: { original: '1.00' } }),
    routes(scope) {
      tokenRoute(scope, tokens);
      scope.addHook('onRequest', async (request, reply) => {
        if (request.routeOptions.url?.endsWith('/oauth/token')) return;
        if (!tokens.accepts(bearerOf(request))) return reply.code(401).send({ error: 'invalid_token' });
      });
      webhookRoute(scope, book);
      chargeRoutes(scope, book, webhooks);
      pixRoutes(scope, book, webhooks);
    },
  };
}

function tokenRoute(scope: FastifyInstance, tokens: TokenIssuer): void {
  scope.post('/oauth/token', async (request, reply) => {
    const { bacenPixClientId, bacenPixClientSecret } = SANDBOX_CREDENTIALS;
    if (!hasBasic(request, bacenPixClientId, bacenPixClientSecret)) return reply.code(401).send(WRONG_CLIENT);
    const grant = (request.body as { grant_type?: string } | null)?.grant_type;
    if (grant !== 'client_credentials') return reply.code(400).send({ error: 'unsupported_grant_type' });
    const { token, secondsLeft } = tokens.grant();
    return { access_token: token, token_type: 'Bearer', expires_in: secondsLeft, scope: 'cob.read cob.write pix.read' };
  });
}

function webhookRoute(scope: FastifyInstance, book: ChargeBook): void {
  scope.put<{ Params: { key: string } }>('/v2/webhook/:key', async (request, reply) => {
    const url = (request.body as { webhookUrl?: unknown } | null)?.webhookUrl;
    const known = request.params.key === SANDBOX_CREDENTIALS.bacenPixKey;
    if (!known || typeof url !== 'string' || !URL.canParse(url)) return refuse(reply, 'WebhookOperacaoInvalida');
    book.webhookUrl = url;
    return reply.code(200).send({ webhookUrl: url });
  });
}

function chargeRoutes(scope: FastifyInstance, book: ChargeBook, webhooks: WebhookSender): void {
  scope.put<ByTxid>('/v2/cob/:txid', async (request, reply) => {
    const { txid } = request.params;
    const parsed = parseCharge(txid, request.body, book.webhookUrl);
    if (typeof parsed === 'string') return refuse(reply, 'CobOperacaoInvalida', parsed);
    const made = await book.create(parsed, request.host);
    if ('conflict' in made || !made.isNew) {
      return refuse(reply, 'CobOperacaoInvalida', `Já existe uma cobrança com o txid ${txid}.`);
    }
    return reply.code(201).send(chargeBody(made.charge));
  });

  scope.get<ByTxid>('/v2/cob/:txid', async (request, reply) => {
    const charge = chargeOf(book, request.params.txid);
    return charge ? chargeBody(charge) : refuse(reply, 'CobNaoEncontrado');
  });

  scope.patch<ByTxid>('/v2/cob/:txid', async (request, reply) => {
    const charge = chargeOf(book, request.params.txid);
    if (!charge) return refuse(reply, 'CobNaoEncontrado');
    const removal = (request.body as { status?: unknown } | null)?.status === 'REMOVIDA_PELO_USUARIO_RECEBEDOR';
    if (!removal || refusalOf(() => cancel(charge))) return refuse(reply, 'CobOperacaoInvalida');
    await book.save();
    webhooks.notify(charge);
    return chargeBody(charge);
  });
}

function pixRoutes(scope: FastifyInstance, book: ChargeBook, webhooks: WebhookSender): void {
  const paidBy = (endToEndId: string) => book.newest({ limit: 10_000 }).find((one) => one.endToEndId === endToEndId);

  scope.get<{ Params: { e2e: string } }>('/v2/pix/:e2e', async (request, reply) => {
    const charge = paidBy(request.params.e2e);
    return charge ? pixBody(charge) : refuse(reply, 'PixNaoEncontrado');
  });

  scope.put<{ Params: { e2e: string; id: string } }>('/v2/pix/:e2e/devolucao/:id', async (request, reply) => {
    const { e2e, id: key } = request.params;
    const charge = paidBy(e2e);
    if (!charge) return refuse(reply, 'PixNaoEncontrado');
    const amount = String((request.body as { valor?: unknown } | null)?.valor ?? '');
    const order = { id: book.nextId(), key, amountCents: Number(amount.replace('.', '')) };
    const again = charge.refunds.some((one) => one.key === key);
    if (again || !/^\d{1,10}\.\d{2}$/.test(amount) || refusalOf(() => refund(charge, order))) {
      return refuse(reply, 'PixDevolucaoInvalida');
    }
    await book.save();
    webhooks.notify(charge);
    return reply.code(201).send(returnBody(charge, charge.refunds.at(-1) as Charge['refunds'][number]));
  });
}

function chargeOf(book: ChargeBook, txid: string): Charge | null {
  return book.newest({ reference: txid }).find(({ gateway }) => gateway === 'bacen-pix') ?? null;
}

function amountIn(body: unknown): number {
  return Number((body as { valor?: { original?: string } } | null)?.valor?.original ?? 0);
}
