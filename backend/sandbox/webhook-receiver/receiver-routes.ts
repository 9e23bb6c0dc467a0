import { setTimeout as pause } from 'node:timers/promises';
import { type FastifyInstance } from 'fastify';
import { html, type Markup } from '../console/html.js';
import { sendPage, table, wantsHtml, wantsJson } from '../console/page.js';
import { type BoxSettings, type Received, type WebhookReceiver } from './receiver.js';

interface Named {
  Params: { name: string };
}

const NAME = /^[\w-]{1,60}$/;
const TITLE = 'Receptor de webhooks';
const VERDICTS = { valid: 'confere', invalid: 'NÃO confere', 'no-secret': 'sem segredo' } as const;
const TIME = new Intl.DateTimeFormat('pt-BR', { timeStyle: 'medium', timeZone: 'America/Sao_Paulo' });

/** `/webhooks/{name}`: a program of an integrator. POST delivers; PUT or the page's form says how it answers; GET tells what came. */
export function webhookReceiverRoutes(app: FastifyInstance, receiver: WebhookReceiver): void {
  app.get('/webhooks', async (request, reply) =>
    wantsJson(request) ? receiver.names() : sendPage(reply, TITLE, namesPage(receiver.names())),
  );
  app.delete('/webhooks', async (_request, reply) => {
    receiver.clear();
    return reply.code(204).send();
  });
  app.get<Named>('/webhooks/:name', async (request, reply) => {
    const { name } = request.params;
    if (!NAME.test(name)) return reply.code(404).send({ error: 'nome inválido' });
    const box = receiver.box(name);
    return wantsJson(request) ? box : sendPage(reply, `${TITLE}: ${name}`, boxPage(name, box, box.received));
  });
  app.route<Named>({
    method: ['PUT', 'POST'],
    url: '/webhooks/:name/settings',
    handler: async (request, reply) => {
      const settings = settingsIn(request.body);
      if (!settings || !NAME.test(request.params.name)) return reply.code(400).send({ error: 'ajuste inválido' });
      const box = receiver.set(request.params.name, settings);
      return wantsHtml(request) ? reply.redirect(`/webhooks/${request.params.name}`, 303) : box;
    },
  });
  app.register(async (scope) => {
    // Signatures are made of bytes, so bodies are not read here.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
    scope.post<Named>('/webhooks/:name', async (request, reply) => {
      const { name } = request.params;
      if (!NAME.test(name)) return reply.code(404).send({ error: 'nome inválido' });
      const { delayMs } = receiver.box(name);
      const headers = Object.fromEntries(
        Object.entries(request.headers).filter(([key]) => key.startsWith('webhook-') || key === 'content-type'),
      ) as Record<string, string>;
      const { status } = receiver.take(name, headers, String(request.body ?? ''));
      if (delayMs) await pause(delayMs);
      if (status >= 300 && status < 400) reply.header('location', '/webhooks/redirected');
      return reply.code(status).send(status === 204 ? undefined : { recebido: status < 300 });
    });
  });
}

/** Null for what is none. A form's fields are texts, and empty ones are left out. */
function settingsIn(body: unknown): Partial<BoxSettings> | null {
  const { secret, status, times, delayMs } = (body ?? {}) as Record<string, unknown>;
  const number = (value: unknown) => (value === undefined || value === '' ? undefined : Number(value));
  const [code, count, wait] = [number(status), times === null ? null : number(times), number(delayMs)];
  const isWhole = (value: number | null | undefined, least: number, most: number) =>
    value === undefined || value === null || (Number.isInteger(value) && value >= least && value <= most);
  if (!isWhole(code, 200, 599) || !isWhole(count, 1, 10_000) || !isWhole(wait, 0, 60_000)) return null;
  return {
    ...(typeof secret === 'string' && secret && { secret }),
    ...(code !== undefined && { status: code, times: count ?? null }),
    ...(wait !== undefined && { delayMs: wait }),
  };
}

function namesPage(names: readonly string[]): Markup {
  return html`<p>Um programa de integrador, de mentira. No produto, adicione um webhook com o endereço
<code>/webhooks/um-nome</code> deste servidor e traga para cá o segredo.</p>
${table(
  ['Receptor'],
  names.map((name) => [html`<a href="/webhooks/${name}">${name}</a>`]),
)}`;
}

function boxPage(name: string, { secret, status, times }: BoxSettings, received: readonly Received[]): Markup {
  return html`<form method="post" action="/webhooks/${name}/settings">
<label>Segredo <input name="secret" placeholder="${secret ? 'guardado' : 'whsec_…'}" autocomplete="off"></label>
<label>Responder <input name="status" type="number" min="200" max="599" value="${status}"></label>
<label>quantas vezes <input name="times" type="number" min="1" placeholder="sempre" value="${times ?? ''}"></label>
<button>Ajustar</button></form>
${table(
  ['Hora', 'Assinatura', 'Resposta', 'webhook-id', 'Corpo'],
  received.map(({ at, signature, status: answered, id, body }) => [
    TIME.format(new Date(at)),
    VERDICTS[signature],
    answered,
    html`<code>${id}</code>`,
    html`<pre>${body}</pre>`,
  ]),
)}`;
}
