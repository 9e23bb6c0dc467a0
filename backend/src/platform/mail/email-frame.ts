import type { Email, SealedEmail, Unsubscribe } from './email.js';
import { FONT, LIGHT, MEDIA } from './email-style.js';

type Content = Omit<SealedEmail, 'to'>;

const SIGNATURE = 'Nítido: consultas claras, com responsabilidade.';
const AUTOMATIC = 'Mensagem automática; as respostas a este endereço não são lidas.';
const STOP = 'Parar de receber estes avisos';

/** The e-mail as plain text, complete without its other form. */
export function textOf({ greeting, paragraphs, facts, action, closing, unsubscribe }: Content): string {
  const list = facts ? [facts.map(([label, value]) => `${label}: ${value}`).join('\n')] : [];
  const steps = action ? [`${action.label}:\n${action.url}`, action.note] : [];
  const foot = [`-- \n${SIGNATURE}\n${AUTOMATIC}`, ...(unsubscribe ? [`${STOP}:\n${unsubscribe.page}`] : [])];
  return [greeting, ...paragraphs, ...list, ...steps, closing, ...foot].join('\n\n');
}

/** The e-mail as HTML: one column, no images, nothing fetched, in the colours of the reader's theme. */
export function htmlOf({ subject, greeting, paragraphs, facts, action, closing, unsubscribe }: Content): string {
  return `<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escaped(subject)}</title>
<style>${MEDIA}</style>
</head>
<body class="page" style="margin:0;padding:0;background:${LIGHT.page};">
<div style="display:none;max-height:0;overflow:hidden;">${escaped(paragraphs[0] ?? '')}</div>
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" style="background:${LIGHT.page};">
<tr><td align="center" class="around" style="padding:32px 16px;">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;text-align:left;">
<tr><td class="accent" style="padding:0 4px 14px;color:${LIGHT.accent};font:700 19px/1.3 ${FONT};letter-spacing:-.01em;">Nítido</td></tr>
<tr><td class="sheet" style="padding:32px 28px;background:${LIGHT.sheet};border:1px solid ${LIGHT.line};border-radius:14px;color:${LIGHT.ink};font:16px/1.55 ${FONT};">
<h1 style="margin:0 0 20px;font-size:23px;line-height:1.25;letter-spacing:-.015em;">${escaped(subject)}</h1>
${[greeting, ...paragraphs].map(paragraph).join('\n')}
${facts ? list(facts) : ''}
${action ? button(action) : ''}
<p class="soft rule" style="margin:28px 0 0;padding:20px 0 0;border-top:1px solid ${LIGHT.line};color:${LIGHT.soft};font-size:14px;">${escaped(closing)}</p>
</td></tr>
<tr><td class="soft" style="padding:18px 4px 0;color:${LIGHT.soft};font:13px/1.5 ${FONT};">${SIGNATURE}<br>${AUTOMATIC}${unsubscribe ? stop(unsubscribe) : ''}</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}

function paragraph(text: string): string {
  return `<p style="margin:0 0 16px;">${escaped(text).replaceAll('\n', '<br>')}</p>`;
}

function list(facts: NonNullable<Email['facts']>): string {
  const row = ([label, value]: readonly [string, string]) =>
    `<tr><td class="soft rule" style="padding:10px 16px 10px 0;white-space:nowrap;border-top:1px solid ${LIGHT.line};color:${LIGHT.soft};font-size:14px;vertical-align:top;">${escaped(label)}</td>
<td class="rule" align="right" style="padding:10px 0;border-top:1px solid ${LIGHT.line};font-weight:600;vertical-align:top;">${escaped(value)}</td></tr>`;
  return `<table width="100%" cellpadding="0" cellspacing="0" style="margin:24px 0;border-collapse:collapse;font:15px/1.4 ${FONT};">
${facts.map(row).join('\n')}
</table>`;
}

function button({ label, url, note }: NonNullable<Email['action']>): string {
  const link = escaped(url);
  return `<p style="margin:24px 0 16px;"><a class="button" href="${link}" style="display:inline-block;padding:13px 22px;border-radius:8px;background:${LIGHT.accent};color:${LIGHT.onAccent};font-weight:600;text-decoration:none;">${escaped(label)}</a></p>
<p class="soft" style="margin:0 0 12px;color:${LIGHT.soft};font-size:14px;">${escaped(note)}</p>
<p class="soft" style="margin:0;color:${LIGHT.soft};font-size:14px;">Se o botão não abrir, copie este endereço:<br><a class="accent" href="${link}" style="color:${LIGHT.accent};word-break:break-all;">${link}</a></p>`;
}

function stop({ page }: Unsubscribe): string {
  return `<br><a class="accent" href="${escaped(page)}" style="color:${LIGHT.accent};">${STOP}</a>`;
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (mark) => `&#${mark.charCodeAt(0)};`);
}
