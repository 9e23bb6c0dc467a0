import { globSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import type { Email } from '../../src/platform/mail/email.js';
import { htmlOf, textOf } from '../../src/platform/mail/email-frame.js';
import { LIGHT, NIGHT } from '../../src/platform/mail/email-style.js';
import { headersOf } from '../../src/platform/mail/mailer.js';
import { EVERY_EMAIL, NOW, ORIGIN, READER } from './every-email.js';

const EMAILS = Object.entries(EVERY_EMAIL);
const SOURCES = join(__dirname, '../../src');
const WRITERS = /export function (\w+Email)\(/g;
/** Words that the product does not use, and what a broken template leaves. */
const SLIPS = /\boops\b|PIX|!|undefined|null|\[object|Invalid Date|NaN/;
/** What goes to many at once. */
const BULK = /^(broadcastEmail|companyChangesEmail)/;
/** Where one of the person's addresses is the news itself. */
const NAMES_AN_ADDRESS = ['addressChangedEmail'];

describe('The e-mails of the product', () => {
  it('are all here, each that some module writes', () => {
    const written = globSync('**/*.email.ts', { cwd: SOURCES }).flatMap((file) =>
      [...readFileSync(join(SOURCES, file), 'utf8').matchAll(WRITERS)].map(([, name]) => name),
    );
    const shown = EMAILS.map(([name]) => name.split(':')[0]);
    expect([...new Set(shown)].toSorted()).toEqual(written.toSorted());
  });

  it('can be looked at in test-results/emails', () => {
    const folder = join(__dirname, '../../../test-results/emails');
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'index.html'), previewOf(EMAILS));
    for (const [name, email] of EMAILS) writeFileSync(join(folder, `${fileOf(name)}.html`), htmlOf(email));
    expect(readdirSync(folder)).toHaveLength(EMAILS.length + 1);
  });

  describe.each(EMAILS)('%s', (name, email) => {
    const text = textOf(email);
    const html = htmlOf(email);
    const seen = parse(html).querySelector('body')?.textContent ?? '';

    it('has a subject that a list of mails shows whole', () => {
      expect(email.subject).toMatch(/^[A-ZÀ-Ú].{4,64}[^.!]$/u);
    });

    it('says in text all that it shows', () => {
      const facts = (email.facts ?? []).flat();
      const action = email.action ? [email.action.label, email.action.url, email.action.note] : [];
      for (const part of [email.greeting, ...email.paragraphs, ...facts, ...action, email.closing]) {
        expect(text).toContain(part);
        expect(seen).toContain(part);
      }
    });

    it('leads nowhere but to us, and fetches nothing', () => {
      const links = [...text.matchAll(/https?:\/\/\S+/g), ...html.matchAll(/href="([^"]+)"/g)].map(
        ([whole, href]) => href ?? whole,
      );
      for (const link of links) expect(new URL(link).origin).toBe(ORIGIN);
      expect(html).not.toMatch(/<(img|link|script|iframe|object|video)|url\(|@import|src=/);
    });

    it('tells no more of its reader than the first name', () => {
      const [, ...surnames] = READER.name.split(' ');
      for (const surname of surnames) expect(text).not.toContain(surname);
      expect(text).not.toContain(READER.email);
      if (!NAMES_AN_ADDRESS.includes(name)) expect(text).not.toMatch(/@gmail\.com/);
    });

    it('is written as the product speaks', () => {
      expect(text).not.toMatch(SLIPS);
      expect(email.greeting).toMatch(/^Olá(, Helena)?\.$/);
    });

    it('is worth sending for a while, and not for good', () => {
      const hours = (email.expiresAt.getTime() - NOW.getTime()) / 3_600_000;
      expect(hours).toBeGreaterThan(0);
      expect(hours).toBeLessThanOrEqual(31 * 24);
    });

    it('can be stopped if it goes to many, by one click, and is essential or a setting otherwise', () => {
      const headers = headersOf(email);
      if (!BULK.test(name)) {
        expect(Object.keys(headers)).toEqual(['Auto-Submitted', 'X-Auto-Response-Suppress']);
        return;
      }
      expect(headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
      expect(headers['List-Unsubscribe']).toBe(`<${email.unsubscribe?.oneClick}>`);
      expect(text).toContain(email.unsubscribe?.page);
      expect(html).toContain(`href="${email.unsubscribe?.page}"`);
    });
  });
});

describe.each([
  ['light', LIGHT],
  ['dark', NIGHT],
])('The colours of an e-mail, %s', (_, look) => {
  it.each([
    [look.ink, look.sheet],
    [look.soft, look.sheet],
    [look.soft, look.page],
    [look.accent, look.sheet],
    [look.accent, look.page],
    [look.onAccent, look.accent],
  ])('%s on %s can be read', (ink, ground) => {
    expect(contrast(ink, ground)).toBeGreaterThanOrEqual(4.5);
  });
});

/** By WCAG 2.2. */
function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(colour: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** One page with every e-mail beside its plain text. */
function previewOf(emails: typeof EMAILS): string {
  const parts = emails.map(
    ([name, email]) =>
      `<h2>${name}</h2><div><iframe src="${fileOf(name)}.html"></iframe><pre>${plain(email)}</pre></div>`,
  );
  return `<!doctype html><meta charset="utf-8"><title>E-mails</title><style>${PREVIEW}</style>${parts.join('\n')}`;
}

const PREVIEW = `
  :root { color-scheme: light dark; font: 14px/1.5 system-ui; }
  div { display: grid; grid-template-columns: 640px 1fr; gap: 24px; }
  iframe { width: 100%; height: 640px; border: 1px solid #8884; }
  pre { white-space: pre-wrap; overflow-wrap: anywhere; }`;

function plain(email: Email): string {
  return textOf(email).replace(/[&<]/g, (mark) => `&#${mark.charCodeAt(0)};`);
}

function fileOf(name: string): string {
  return name.replace(/\W+/g, '-');
}
