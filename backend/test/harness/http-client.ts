import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { request as encrypted } from 'node:https';
import { text } from 'node:stream/consumers';
import type { Exchange } from './journey-environment.js';

export interface Answer<T> {
  status: number;
  body: T;
  headers: Headers;
}

type Json = Record<string, unknown>;

/** Lets go of an idle connection long before the server does, lest a request leaves just as its connection ends. */
const agent = new Agent({ keepAlive: true, timeout: 2_000 });

/** Closes the connections that are idle: a server that ends waits for who may still ask. */
export function closeConnections(): void {
  for (const sockets of Object.values(agent.freeSockets)) for (const socket of sockets ?? []) socket.destroy();
}

/** A small JSON client for journeys. Errors of the server are answers, not exceptions. */
export class HttpClient {
  constructor(
    /** Of one instance, or of the next one each time. */
    private readonly base: string | (() => string),
    private readonly headers: Record<string, string> = {},
    /** Sees every answer, such as to hold it to what is promised of it. */
    private readonly watch: (exchange: Exchange) => void = () => {},
  ) {}

  /** The same client, carrying this token. */
  as(token: string): HttpClient {
    return this.with({ authorization: `Bearer ${token}` });
  }

  with(headers: Record<string, string>): HttpClient {
    return new HttpClient(this.base, { ...this.headers, ...headers }, this.watch);
  }

  get<T = Json>(path: string): Promise<Answer<T>> {
    return this.send('GET', path);
  }

  post<T = Json>(path: string, body: unknown = {}): Promise<Answer<T>> {
    return this.send('POST', path, body);
  }

  put<T = Json>(path: string, body: unknown = {}): Promise<Answer<T>> {
    return this.send('PUT', path, body);
  }

  delete<T = Json>(path: string, body?: unknown): Promise<Answer<T>> {
    return this.send('DELETE', path, body);
  }

  private send<T>(method: string, path: string, body?: unknown): Promise<Answer<T>> {
    if (body === undefined) return this.raw(method, path);
    return this.raw(method, path, JSON.stringify(body), { 'content-type': 'application/json' });
  }

  /** Any body, as it is; an answer that is not JSON comes back as text. */
  async raw<T = Json>(
    method: string,
    path: string,
    body?: string | Uint8Array<ArrayBuffer>,
    headers = {},
  ): Promise<Answer<T>> {
    const url = (typeof this.base === 'string' ? this.base : this.base()) + path;
    const response = await this.answerTo(method, new URL(url), body, headers).catch((error: Error) => {
      throw new Error(`${method} ${url}: ${error.message}`, { cause: error });
    });
    const mediaType = response.headers['content-type']?.split(';')[0] ?? '';
    const parsed = mediaType === 'text/event-stream' ? leave(response) : parse(await text(response));
    const status = response.statusCode ?? 0;
    this.watch({ method, path, status, mediaType, body: parsed, headers: Object.keys(response.headers) });
    return { status, body: parsed as T, headers: headersOf(response) };
  }

  private async answerTo(
    method: string,
    url: URL,
    body: string | Uint8Array | undefined,
    headers: Readonly<Record<string, string>>,
  ): Promise<IncomingMessage> {
    // Node says so itself, but not of a DELETE.
    const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) };
    const all = { 'user-agent': 'tests', ...length, ...this.headers, ...headers };
    const call =
      url.protocol === 'https:'
        ? encrypted(url, { method, headers: all })
        : request(url, { method, headers: all, agent });
    call.end(body);
    const [response] = (await once(call, 'response')) as [IncomingMessage];
    return response;
  }
}

function headersOf({ rawHeaders }: IncomingMessage): Headers {
  const headers = new Headers();
  for (let i = 0; i + 1 < rawHeaders.length; i += 2) headers.append(rawHeaders[i] ?? '', rawHeaders[i + 1] ?? '');
  return headers;
}

/** A stream of events has no end to wait for. */
function leave(response: IncomingMessage): string {
  response.destroy();
  return '';
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return body;
  }
}
