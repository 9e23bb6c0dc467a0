import { Agent, fetch, type Headers, type Response } from 'undici';
import type { Exchange } from './journey-environment.js';

export interface Answer<T> {
  status: number;
  body: T;
  headers: Headers;
}

type Json = Record<string, unknown>;

/** Lets go of an idle connection long before the server does, lest a request leaves just as its connection ends. */
const newAgent = () => new Agent({ keepAliveTimeout: 2_000, keepAliveMaxTimeout: 2_000 });
let dispatcher = newAgent();

/** Closes what connections are idle, and the others with their answers: a server that ends waits for who may still ask. */
export function closeConnections(): void {
  void dispatcher.close();
  dispatcher = newAgent();
}

/** A small JSON client for journeys. Errors of the server are answers, not exceptions. */
export class HttpClient {
  constructor(
    private readonly base: string,
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
    const response = await fetch(this.base + path, {
      method,
      body,
      headers: { ...this.headers, ...headers },
      redirect: 'manual',
      dispatcher,
    }).catch((error: Error) => {
      throw new Error(`${method} ${this.base}${path}: ${error.message}`, { cause: error.cause });
    });
    const mediaType = response.headers.get('content-type')?.split(';')[0] ?? '';
    const parsed = mediaType === 'text/event-stream' ? await leave(response) : parse(await response.text());
    this.watch({ method, path, status: response.status, mediaType, body: parsed });
    return { status: response.status, body: parsed as T, headers: response.headers };
  }
}

/** A stream of events has no end to wait for. */
async function leave(response: Response): Promise<string> {
  await response.body?.cancel();
  return '';
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
