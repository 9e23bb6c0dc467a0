import { type FastifyReply, type FastifyRequest } from 'fastify';
import { html, Markup } from './html.js';

const STYLE = `
:root { color-scheme: light dark; --line: #8884; --accent: #0b7285; }
@media (prefers-color-scheme: dark) { :root { --accent: #66d9e8; } }
* { box-sizing: border-box; }
body { margin: 0 auto; padding: 24px 20px 64px; max-width: 960px; font: 16px/1.5 system-ui, sans-serif; }
header { display: flex; flex-wrap: wrap; gap: 12px; align-items: center; border-bottom: 1px solid var(--line); padding-bottom: 12px; }
header a { font-weight: 650; text-decoration: none; }
a { color: var(--accent); }
h1 { font-size: 1.5rem; margin: 24px 0 8px; } h2 { font-size: 1.1rem; margin: 28px 0 8px; }
.badge { background: #e8590c; color: #fff; border-radius: 999px; padding: 2px 12px; font-size: .8rem; font-weight: 600; }
table { border-collapse: collapse; width: 100%; font-size: .92rem; }
th, td { text-align: left; padding: 6px 10px 6px 0; border-bottom: 1px solid var(--line); vertical-align: top; }
code, pre, textarea { font: .88em ui-monospace, monospace; } pre { white-space: pre-wrap; overflow-wrap: anywhere; }
textarea { width: 100%; } iframe { width: 100%; height: 480px; border: 1px solid var(--line); background: #fff; }
button { font: inherit; font-weight: 600; padding: 8px 22px; border: 0; border-radius: 8px; background: #0b7285; color: #fff; cursor: pointer; }
select, input { font: inherit; padding: 6px; } form { display: flex; flex-wrap: wrap; gap: 12px; align-items: center; margin: 12px 0; }
img.qr { background: #fff; padding: 8px; width: 240px; height: 240px; image-rendering: pixelated; }
.wide { overflow-x: auto; }`;

/** Sends a whole page with header and badge. */
export function sendPage(reply: FastifyReply, title: string, body: Markup, status = 200) {
  const page = html`<!doctype html>
<html lang="pt-BR"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · Mundo fictício</title><link rel="icon" href="data:,"><style>${new Markup(STYLE)}</style></head>
<body><header><a href="/">Mundo fictício</a><span class="badge">Dados fictícios</span></header>
<main><h1>${title}</h1>${body}</main></body></html>`;
  return reply.code(status).type('text/html; charset=utf-8').send(page.toString());
}

/** Whether the caller wants JSON where a page is the default: by `?format=json` or Accept. */
export function wantsJson(request: FastifyRequest): boolean {
  if ((request.query as { format?: string }).format === 'json') return true;
  const accept = request.headers.accept ?? '';
  return accept.includes('application/json') && !accept.includes('text/html');
}

/** Whether a browser asks, where JSON is the default. */
export function wantsHtml(request: FastifyRequest): boolean {
  return (
    (request.headers.accept ?? '').includes('text/html') && (request.query as { format?: string }).format !== 'json'
  );
}

const TIME = new Intl.DateTimeFormat('pt-BR', {
  dateStyle: 'short',
  timeStyle: 'medium',
  timeZone: 'America/Sao_Paulo',
});

/** An ISO time as people here read it. */
export function time(iso: string): string {
  return TIME.format(new Date(iso));
}

/** A table; cells may be markup. */
export function table(head: string[], rows: (string | number | null | Markup)[][]): Markup {
  if (!rows.length) return html`<p>Nada aqui ainda.</p>`;
  return html`<div class="wide"><table><thead><tr>${head.map((cell) => html`<th>${cell}</th>`)}</tr></thead>
<tbody>${rows.map((row) => html`<tr>${row.map((cell) => html`<td>${cell}</td>`)}</tr>`)}</tbody></table></div>`;
}
