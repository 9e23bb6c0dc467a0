import { once } from 'node:events';
import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import type { RunningApp } from './start-app.js';
import { until } from './until.js';

export interface ToldEvent {
  /** Null for one that is not to be resumed from. */
  readonly id: string | null;
  readonly event: string;
  // biome-ignore lint/suspicious/noExplicitAny: what the product says, held to by the tests
  readonly data: any;
}

/** A reader of server-sent events over a real connection. */
export class EventReader {
  private text = '';
  ended = false;

  private constructor(
    private readonly call: ClientRequest,
    readonly response: IncomingMessage,
  ) {
    response.setEncoding('utf8');
    response.on('data', (piece: string) => (this.text += piece));
    response.on('close', () => (this.ended = true));
    response.on('error', () => undefined);
  }

  static async of(app: Pick<RunningApp, 'url'>, path: string, headers: Record<string, string>): Promise<EventReader> {
    const call = request(app.url + path, { headers: { ...headers, 'accept-encoding': 'br, gzip' } });
    call.on('error', () => undefined);
    call.end();
    const [response] = (await once(call, 'response')) as [IncomingMessage];
    return new EventReader(call, response);
  }

  told(): ToldEvent[] {
    return [...this.text.matchAll(/^(?:id: (\S+)\n)?event: (\S+)\ndata: (.*)$/gm)].map(
      ([, id = null, event = '', data = '']) => ({ id, event, data: JSON.parse(data) }),
    );
  }

  hears(wanted: (event: ToldEvent) => boolean): Promise<unknown> {
    return until(() => this.told().some(wanted));
  }

  leave(): void {
    this.call.destroy();
  }
}
