import type { Answered } from './answered.ts';
import { NitidoError } from './error.ts';
import { createClient, type RequestResult } from './generated/client/index.ts';
import { Operations, type Options } from './generated/sdk.gen.ts';
import type { V1MakeReportData, V1MakeReportErrors } from './generated/types.gen.ts';
import { Report } from './report.ts';
import { retrying } from './retrying.ts';
import { VERSION } from './version.ts';

export interface NitidoOptions {
  /** `nit_live_…` or `nit_test_…`. */
  readonly apiKey: string;
  /** Where the product is, such as `https://nitido.example`. */
  readonly baseUrl: string;
  /** How often a refused call is tried again at most; 4 unless told otherwise. */
  readonly retries?: number;
  /** The longest pause that is waited out, in seconds; 30 unless told otherwise. A longer one is an error at once. */
  readonly longestPause?: number;
  /** How long the service may say nothing while it is waited for, in milliseconds; 60,000 unless told otherwise. `Infinity` is for ever. */
  readonly timeoutMs?: number;
  /** Takes the place of the runtime's own `fetch`. */
  readonly fetch?: (request: Request) => Promise<Response>;
  /** Is told of each answer as it comes, also of a refusal that is tried again; what it throws ends the call. */
  readonly onAnswer?: (answer: Answered) => void;
}

/** The public API: a method for each operation. Answers come as they are described; failures throw `NitidoError`. */
export class Nitido extends Operations {
  constructor({
    apiKey,
    baseUrl,
    retries = 4,
    longestPause = 30,
    timeoutMs = 60_000,
    fetch = globalThis.fetch,
    onAnswer = () => undefined,
  }: NitidoOptions) {
    const client = createClient({
      baseUrl,
      headers: { authorization: `Bearer ${apiKey}`, 'user-agent': `nitido-typescript/${VERSION}` },
      fetch: retrying((request) => fetch(request), {
        retries,
        longestPause,
        timeoutMs,
        onAnswer,
      }) as typeof globalThis.fetch,
      throwOnError: true,
      redirect: 'error',
    });
    client.interceptors.response.use((response, _request, options) => {
      if (options.parseAs === 'auto' && isFile(response)) options.parseAs = 'blob';
      return response;
    });
    client.interceptors.error.use((error, response) =>
      response && !response.ok ? new NitidoError(response, error) : error,
    );
    super({ client });
  }

  /** As it is described, with the code by which the report is verified. */
  override makeReport<ThrowOnError extends boolean = true>(
    options: Options<V1MakeReportData, ThrowOnError>,
  ): RequestResult<{ 200: Report }, V1MakeReportErrors, ThrowOnError, 'data'> {
    const whole = { ...options, parseAs: 'blob' as const, responseStyle: 'fields' as const };
    const coming = super.makeReport(whole) as unknown as Promise<{ data?: Blob; response: Response }>;
    const report = coming.then(({ data, response }) => data && new Report(data, response));
    return report as RequestResult<{ 200: Report }, V1MakeReportErrors, ThrowOnError, 'data'>;
  }
}

/** The client by itself takes every `text/…` for a text, and `application/jsonl` for one JSON. */
function isFile({ headers }: Response): boolean {
  const type = headers.get('content-type');
  return type !== null && !/^application\/json\s*(;|$)/i.test(type);
}
