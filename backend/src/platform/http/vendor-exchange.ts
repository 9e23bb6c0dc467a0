import type { Dispatcher, Pool } from 'undici';
import type { Deadline } from './vendor-deadline.js';

export interface RawReply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
}

/** The reply was longer than the vendor's limit; the rest was not read. */
export class ReplyTooLarge extends Error {}

/**
 * One HTTP exchange on a pool, the reply read whole up to `mostBytes`. It stops when the deadline expires.
 * Works on undici's dispatch, since `request` makes a stream of every reply, which costs more than reading it.
 */
export function exchange(
  pool: Pool,
  request: Dispatcher.DispatchOptions,
  mostBytes: number,
  deadline: Deadline,
): Promise<RawReply> {
  return new Promise((resolve, reject) => {
    let controller: Dispatcher.DispatchController | null = null;
    let status = 0;
    let headers: RawReply['headers'] = {};
    const chunks: Buffer[] = [];
    let size = 0;

    const finish = (settle: () => void): void => {
      deadline.onExpiry(null);
      settle();
    };
    const stop = (reason: Error): void => {
      finish(() => reject(reason));
      controller?.abort(reason);
    };
    deadline.onExpiry(() => stop(new Error('deadline')));

    pool.dispatch(request, {
      onRequestStart(started) {
        controller = started;
        if (deadline.expired) started.abort(new Error('deadline'));
      },
      onResponseStart(_controller, statusCode, replyHeaders) {
        status = statusCode;
        headers = replyHeaders;
      },
      onResponseData(_controller, chunk) {
        size += chunk.length;
        if (size > mostBytes) stop(new ReplyTooLarge());
        else chunks.push(chunk);
      },
      onResponseEnd() {
        const [only] = chunks;
        const body = only && chunks.length === 1 ? only : Buffer.concat(chunks);
        finish(() => resolve({ status, headers, body }));
      },
      onResponseError(_controller, error) {
        finish(() => reject(error));
      },
    });
  });
}
