import { isOfMonth } from './month-files.js';

/** A file on the share. */
export interface SharedFile {
  readonly name: string;
  readonly url: string;
  readonly bytes: number;
  /** Changes when the file does. */
  readonly version: string;
}

/** The share does not answer, or answers what is no listing. */
export class ShareDown extends Error {}

const PATIENCE_MS = 60_000;

/** The publisher's Nextcloud share, read over WebDAV: its token is the user, the password is empty. */
export class CompaniesShare {
  readonly headers: Record<string, string>;
  private readonly url: string;

  constructor(url: string, token: string) {
    this.url = url.replace(/\/$/, '');
    this.headers = { authorization: `Basic ${Buffer.from(`${token}:`).toString('base64')}` };
  }

  /** The months that have a folder, the newest last. Throws ShareDown. */
  async months(): Promise<string[]> {
    const found = await this.list('');
    const months = found.flatMap(({ path }) => /\/(\d{4}-\d{2})\/?$/.exec(path)?.[1] ?? []);
    return [...new Set(months)].sort();
  }

  /** The zips of a month; whatever else its folder has is left alone. Throws ShareDown. */
  async filesOf(month: string): Promise<SharedFile[]> {
    const found = await this.list(month);
    return found.flatMap(({ path, bytes, version }) => {
      const name = decoded(path.slice(path.lastIndexOf('/') + 1));
      if (name === null || !isOfMonth(name)) return [];
      return [{ name, url: `${this.url}/${month}/${encodeURIComponent(name)}`, bytes, version }];
    });
  }

  private async list(folder: string): Promise<{ path: string; bytes: number; version: string }[]> {
    const url = `${this.url}/${folder}${folder ? '/' : ''}`;
    const { status, text } = await asked(url, { ...this.headers, depth: '1' }).catch((error: Error) => {
      throw new ShareDown(`a pasta pública não respondeu (${error.name})`);
    });
    if (status !== 207) throw new ShareDown(`a pasta pública respondeu ${status}`);
    return entriesOf(text).map((entry) => ({
      path: entry.href ?? '',
      bytes: Number(entry.getcontentlength || 0),
      version: entry.getetag || entry.getlastmodified || '',
    }));
  }
}

/** The answer, read to its end. */
async function asked(url: string, headers: Record<string, string>): Promise<{ status: number; text: string }> {
  const response = await fetch(url, { method: 'PROPFIND', headers, signal: AbortSignal.timeout(PATIENCE_MS) });
  return { status: response.status, text: await response.text() };
}

/** Null for what is no part of an address. */
function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

/** The texts of each entry of a listing by the name of their element, whatever its namespace is called. */
function entriesOf(xml: string): Record<string, string>[] {
  const entries: Record<string, string>[] = [];
  for (const piece of xml.split('<')) {
    const [head = '', text = ''] = piece.split('>', 2);
    const name = head.split(/[\s/]/, 1)[0]?.split(':').at(-1) ?? '';
    if (name === 'response') entries.push({});
    const last = entries.at(-1);
    if (last && name !== '' && text.trim() !== '') last[name] ??= plain(text);
  }
  return entries;
}

function plain(text: string): string {
  return text.replaceAll('&quot;', '"').replaceAll('&amp;', '&').trim();
}
