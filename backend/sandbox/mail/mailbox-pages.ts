import { type FastifyInstance } from 'fastify';
import { html, type Markup } from '../console/html.js';
import { sendPage, table, time, wantsJson } from '../console/page.js';
import { type Mail, type Mailbox } from './mailbox.js';

/** `/mailbox`: everything the SMTP server received, as a page or as JSON. */
export function mailboxRoutes(app: FastifyInstance, mailbox: Mailbox): void {
  app.get<{ Querystring: { to?: string } }>('/mailbox', async (request, reply) => {
    const mails = mailbox.list(request.query.to);
    return wantsJson(request) ? mails : sendPage(reply, 'Caixa de e-mail', listPage(mails));
  });
  app.get<{ Params: { id: string } }>('/mailbox/:id', async (request, reply) => {
    const mail = mailbox.find(request.params.id);
    if (!mail) return reply.code(404).send({ error: 'mensagem não encontrada' });
    return wantsJson(request) ? mail : sendPage(reply, mail.subject || '(sem assunto)', mailPage(mail));
  });
  app.delete('/mailbox', async (_request, reply) => {
    mailbox.clear();
    return reply.code(204).send();
  });
}

function listPage(mails: Mail[]): Markup {
  return html`<form><label>Para <input name="to" type="search"></label><button>Filtrar</button></form>
${table(
  ['Hora', 'Para', 'Assunto'],
  mails.map((mail) => [
    time(mail.receivedAt),
    mail.to.join(', '),
    html`<a href="/mailbox/${mail.id}">${mail.subject || '(sem assunto)'}</a>`,
  ]),
)}`;
}

function mailPage(mail: Mail): Markup {
  return html`${table(
    ['Campo', 'Valor'],
    [
      ['De', mail.from],
      ['Para', mail.to.join(', ')],
      ['Hora', time(mail.receivedAt)],
      ...mail.attachments.map(({ filename, mimeType, size }) => ['Anexo', `${filename ?? mimeType} (${size} bytes)`]),
    ],
  )}
${mail.links.length ? html`<h2>Links</h2><ul>${mail.links.map((link) => html`<li><a href="${link}">${link}</a></li>`)}</ul>` : null}
${mail.text ? html`<h2>Texto</h2><pre>${mail.text}</pre>` : null}
${mail.html ? html`<h2>HTML</h2><iframe sandbox="allow-popups" title="Mensagem" srcdoc="${mail.html}"></iframe>` : null}`;
}
