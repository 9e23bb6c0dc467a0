import type { RawReply } from './vendor-exchange.js';

const JSON_TYPE = /^application\/(?:[\w.-]+\+)?json\b/i;
const TEXT_TYPE = /^text\//i;
const OTHER_CHARSET = /charset="?(?!utf-?8\b)[\w-]/i;

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
  if (format === 'text') return { value: decode(raw.body, type) };
  try {
    return { value: JSON.parse(OTHER_CHARSET.test(type) ? decode(raw.body, type) : raw.body.toString('utf8')) };
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

function decode(body: Buffer, type: string): string {
  const charset = /charset="?([\w-]+)/i.exec(type)?.[1] ?? 'utf-8';
  try {
    return new TextDecoder(charset).decode(body);
  } catch {
    return body.toString('utf8');
  }
}

function headerOf(raw: RawReply, name: string): string {
  const value = raw.headers[name];
  return (Array.isArray(value) ? value[0] : value) ?? '';
}
