import { isUtf8 } from 'node:buffer';
import type { RawReply } from './vendor-exchange.js';

const JSON_TYPE = /^application\/(?:[\w.-]+\+)?json\b/i;
const TEXT_TYPE = /^text\//i;
const CHARSET = /charset="?([\w-]+)/i;
const OTHER_CHARSET = /charset="?(?!utf-?8\b)[\w-]/i;
/** Accented letters in UTF-8, as Latin-1 shows them. */
const UTF8_LETTERS = /[\xc2\xc3][\x80-\xbf]/;

interface Bodies {
  readonly json?: unknown;
  readonly form?: Readonly<Record<string, string>>;
  readonly text?: string;
}

/** The bytes and type of a call's body. */
export function bodyOf({ json, form, text }: Bodies): { body: string | null; contentType: string | null } {
  if (json !== undefined) return { body: JSON.stringify(json), contentType: 'application/json' };
  if (form) return { body: new URLSearchParams(form).toString(), contentType: 'application/x-www-form-urlencoded' };
  if (text !== undefined) return { body: text, contentType: 'text/plain; charset=utf-8' };
  return { body: null, contentType: null };
}

/** The body as JSON or text, or what is wrong with it. An empty body is `undefined`. */
export function parseReply(
  raw: RawReply,
  format: 'json' | 'text',
): { value?: unknown; fault?: 'content-type' | 'body' } {
  if (raw.body.length === 0) return { value: undefined };
  const type = headerOf(raw, 'content-type');
  const encoding = headerOf(raw, 'content-encoding');
  const expected = format === 'json' ? JSON_TYPE : TEXT_TYPE;
  if (!expected.test(type) || (encoding !== '' && encoding !== 'identity')) return { fault: 'content-type' };
  try {
    const text = decode(raw.body, type);
    return { value: format === 'text' ? text : JSON.parse(text) };
  } catch {
    return { fault: 'body' };
  }
}

/** The seconds that a Retry-After asks for, given as a number or as a date; null without one. */
export function retryAfterSeconds(raw: RawReply): number | null {
  const text = headerOf(raw, 'retry-after');
  if (/^\d{1,6}$/.test(text)) return Number(text);
  const date = Date.parse(text);
  return Number.isNaN(date) ? null : Math.max(0, Math.ceil((date - Date.now()) / 1_000));
}

const ERROR_CODE = /"((?:error_?)?(?:code|subcode|type|error))"\s*:\s*"?([\w:/.-]{1,80})(?=["\s,}])/gi;

/** The codes in the start of an error answer, for the log; its sentences may name whom it is about. */
export function vendorCodes(raw: RawReply): string {
  const codes = raw.body.subarray(0, 600).toString('utf8').matchAll(ERROR_CODE);
  return [...codes].map(([, name, code = '']) => `${name}=${code.replace(/\d{6,}/g, '***')}`).join(' ');
}

/**
 * Throws for bytes that are none of the declared character set. Without one that is known they are UTF-8, or else Windows-1252
 * as older systems write it; UTF-8 that was cut within a letter is neither.
 */
function decode(body: Buffer, type: string): string {
  const declared = OTHER_CHARSET.test(type) ? decoderOf(type) : null;
  if (declared) return declared.decode(body);
  if (isUtf8(body)) return withoutMark(body.toString('utf8'));
  const decoder = decoderOf(type) ?? (UTF8_LETTERS.test(body.toString('latin1')) ? UTF_8 : WINDOWS_1252);
  return decoder.decode(body);
}

const UTF_8 = new TextDecoder('utf-8', { fatal: true });
const WINDOWS_1252 = new TextDecoder('windows-1252');

/** Null without a character set, and for one that nobody knows. */
function decoderOf(type: string): InstanceType<typeof TextDecoder> | null {
  try {
    return new TextDecoder(CHARSET.exec(type)?.[1] ?? '', { fatal: true });
  } catch {
    return null;
  }
}

/** The mark that some systems write before UTF-8. */
function withoutMark(text: string): string {
  return text.charCodeAt(0) === 0xfeff ? text.slice(1) : text;
}

function headerOf(raw: RawReply, name: string): string {
  const value = raw.headers[name];
  return (Array.isArray(value) ? value[0] : value) ?? '';
}
