import type { Letter, SealedLetter } from './letter.js';

type Content = Omit<SealedLetter, 'to'>;

const SIGNATURE = 'Nítido: consultas claras, com responsabilidade.';
const AUTOMATIC = 'Mensagem automática; as respostas a este endereço não são lidas.';

/** The letter as plain text, complete without its other form. */
export function textOf({ greeting, paragraphs, action, closing }: Content): string {
  const steps = action ? [`${action.label}:\n${action.url}`, action.note] : [];
  return [greeting, ...paragraphs, ...steps, closing, `-- \n${SIGNATURE}\n${AUTOMATIC}`].join('\n\n');
}

/** The letter as HTML: one column, no images, nothing fetched, in the colours of the reader's theme. */
export function htmlOf({ subject, greeting, paragraphs, action, closing }: Content): string {
  return `<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escaped(subject)}</title>
<style>${DARK}</style>
</head>
<body class="page" style="margin:0;padding:0;background:#f6f8f8;">
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" style="background:#f6f8f8;">
<tr><td align="center" style="padding:32px 16px;">
<table role="presentation" class="sheet" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:#ffffff;border:1px solid #dbe2e3;border-radius:14px;">
<tr><td class="ink" style="padding:32px 28px;color:#132023;font:16px/1.55 system-ui,-apple-system,'Segoe UI',Roboto,Arial,sans-serif;">
<p class="accent" style="margin:0 0 24px;color:#075e72;font-size:18px;font-weight:700;">Nítido</p>
<h1 style="margin:0 0 20px;font-size:22px;line-height:1.3;">${escaped(subject)}</h1>
${[greeting, ...paragraphs].map(paragraph).join('\n')}
${action ? button(action) : ''}
<p class="soft" style="margin:24px 0 0;color:#46575b;font-size:14px;">${escaped(closing)}</p>
</td></tr>
</table>
<p class="soft" style="margin:20px 0 0;color:#46575b;font:13px/1.5 system-ui,-apple-system,'Segoe UI',Roboto,Arial,sans-serif;">${SIGNATURE}<br>${AUTOMATIC}</p>
</td></tr>
</table>
</body>
</html>
`;
}

/** Where the reader's program knows themes; elsewhere the light colours in the elements stand. */
const DARK = `
@media (prefers-color-scheme: dark) {
  .page { background: #0e1517 !important; }
  .sheet { background: #151e21 !important; border-color: #263236 !important; }
  .ink { color: #e8eeef !important; }
  .soft { color: #b3c0c3 !important; }
  .accent { color: #62c6d9 !important; }
  .button { background: #62c6d9 !important; color: #06181d !important; }
}`;

function paragraph(text: string): string {
  return `<p style="margin:0 0 16px;">${escaped(text)}</p>`;
}

function button({ label, url, note }: NonNullable<Letter['action']>): string {
  const link = escaped(url);
  return `<p style="margin:24px 0;"><a class="button" href="${link}" style="display:inline-block;padding:13px 22px;border-radius:8px;background:#075e72;color:#ffffff;font-weight:600;text-decoration:none;">${escaped(label)}</a></p>
<p class="soft" style="margin:0 0 16px;color:#46575b;font-size:14px;">${escaped(note)}</p>
<p class="soft" style="margin:0;color:#46575b;font-size:14px;">Se o botão não abrir, copie este endereço:<br><a class="accent" href="${link}" style="color:#075e72;word-break:break-all;">${link}</a></p>`;
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (mark) => `&#${mark.charCodeAt(0)};`);
}
