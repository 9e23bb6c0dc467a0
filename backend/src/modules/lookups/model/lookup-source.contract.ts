import { join } from 'node:path';
import { FAULTS, type FaultKind } from '../../../../sandbox/faults/fault-kinds.js';
import { RecordedVendor } from '../../../../sandbox/testing/recorded-vendor.js';
import { AppError } from '../../../kernel/errors.js';
import type { LookupSource } from './lookup-source.port.js';
import type { LookupQuery } from './subject.js';

/** What the suite needs to know of one adapter: the source, somebody it knows, and how to make it fail. */
export interface SourceUnderTest {
  readonly source: () => LookupSource<unknown>;
  readonly known: LookupQuery;
  readonly failing: (fault: FaultKind) => LookupQuery;
  /** What it says of an answer that came and cannot be read; the words of an outage when nothing is said here. */
  readonly unreadable?: { readonly code: string; readonly text: string };
  /** The adapter at any address: with nobody there, or with a vendor that repeats a recorded reply. */
  readonly at: (url: string) => LookupSource<unknown>;
  /** That reply, whom it is about where that is somebody else, and how it is re-addressed where one answer takes several calls. */
  readonly recorded: {
    readonly file: string;
    readonly known?: LookupQuery;
    readonly edit?: (reply: string, path: string) => string;
  };
}

const VENDORS = 'backend/src/modules/lookups/vendors';
const NOWHERE = 'http://127.0.0.1:9';

const DOWN = {
  code: 'SOURCE_DOWN',
  text: 'A fonte desta consulta está fora do ar. Tente novamente em alguns minutos.',
};

/** Faults at which an answer comes, of the right type and size for this suite, that makes no sense. */
const UNREADABLE: readonly FaultKind[] = ['garbage', 'truncated', 'huge'];

const KIND_OF: Partial<Record<FaultKind, AppError['kind']>> = {
  'server-error': 'bad-answer',
  'rate-limited': 'unavailable',
  timeout: 'timeout',
  reset: 'unavailable',
  garbage: 'bad-answer',
  'wrong-content-type': 'bad-answer',
  empty: 'bad-answer',
  huge: 'bad-answer',
  truncated: 'bad-answer',
};

const waits: Array<() => Promise<void>> = [];

/** Seconds of patience and no work: the first that is asked for waits for all of a file, while nothing else keeps the process from hearing an answer. */
function waiting(run: () => Promise<void>): () => Promise<void> {
  let begun: Promise<void> | undefined;
  const begin = () => {
    begun ??= run();
    return begun;
  };
  waits.push(begin);
  return async () => {
    await Promise.allSettled(waits.map((each) => each()));
    await begin();
  };
}

/** Held against every adapter of the port, on a real socket, with the sandbox at the other end. */
export function behavesAsLookupSource(
  name: string,
  { source, known, failing, unreadable, at, recorded }: SourceUnderTest,
): void {
  describe(`${name}, as a lookup source`, () => {
    it('names itself and the kind of source it is', () => {
      expect(source().identity.fonte).not.toBe('');
      expect(source().identity.origem).toMatch(/^(oficial|contratada|aberta)$/);
    });

    it('answers what it knows, tidied', async () => {
      expectTidied((await source().find(known))?.data);
    });

    it('answers a recorded reply alike', async () => {
      const vendor = await RecordedVendor.of(join(VENDORS, recorded.file), recorded.edit);
      const answer = at(vendor.url).find(recorded.known ?? known);
      await answer.finally(() => vendor.close());
      expectTidied((await answer)?.data);
    });

    it('answers null, and nothing else, when there is nobody', async () => {
      await expect(source().find(failing('not-found'))).resolves.toBeNull();
    });

    it.each(FAULTS.filter(({ kind }) => KIND_OF[kind] && kind !== 'timeout'))(
      'is out, not empty, at $kind',
      ({ kind }) => expectOutage(kind),
    );

    const patience = waiting(async () => {
      const slow = source().find(failing('slow'));
      await Promise.all([expect(slow).resolves.not.toBeNull(), expectOutage('timeout')]);
    });
    it('waits for a slow answer within its deadline, and is out after it', () => patience());

    async function expectOutage(kind: FaultKind): Promise<void> {
      const failure: unknown = await source()
        .find(failing(kind))
        .catch((error: unknown) => error);
      expect(failure).toBeInstanceOf(AppError);
      expect(failure).toMatchObject({
        kind: KIND_OF[kind],
        ...(unreadable && UNREADABLE.includes(kind) ? unreadable : DOWN),
      });
    }

    it('is out, not empty, where a proxy before it answers 404 with a page', async () => {
      const proxy = await RecordedVendor.notFoundPage();
      const answer = at(proxy.url).find(known);
      await expect(answer.finally(() => proxy.close())).rejects.toMatchObject({ kind: 'bad-answer', ...DOWN });
    });

    it('is out when nobody listens', async () => {
      await expect(at(NOWHERE).find(known)).rejects.toMatchObject({ kind: 'unavailable', code: 'SOURCE_DOWN' });
    });
  });
}

/** Trimmed, nothing empty, no "Sem dados", and none of the vendors' signatures. */
function expectTidied(data: unknown): void {
  const texts = textsIn(data);
  expect(texts.length).toBeGreaterThan(5);
  for (const text of texts) expect(text === text.trim() && text !== '' && text !== 'Sem dados').toBe(true);
  expect(JSON.stringify(data)).not.toMatch(/"(criador|by|creator|affiliate)":/);
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}
