import { FAULTS, type FaultKind } from '../../../../sandbox/faults/fault-kinds.js';
import { AppError } from '../../../kernel/errors.js';
import type { LookupQuery } from '../domain/subject.js';
import type { LookupSource } from './lookup-source.port.js';

/** What the suite needs to know of one adapter: the source, somebody it knows, and how to make it fail. */
export interface SourceUnderTest {
  readonly source: () => LookupSource<unknown>;
  readonly known: LookupQuery;
  readonly failing: (fault: FaultKind) => LookupQuery;
  /** What it says of an answer that came and cannot be read; the words of an outage when nothing is said here. */
  readonly unreadable?: { readonly code: string; readonly text: string };
  /** The adapter with its vendor unreachable. */
  readonly unreachable: () => LookupSource<unknown>;
}

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

/** Held against every adapter of the port, on a real socket, with the sandbox at the other end. */
export function behavesAsLookupSource(
  name: string,
  { source, known, failing, unreadable, unreachable }: SourceUnderTest,
): void {
  describe(`${name}, as a lookup source`, () => {
    it('names itself and the kind of source it is', () => {
      expect(source().identity.fonte).not.toBe('');
      expect(source().identity.origem).toMatch(/^(oficial|contratada|aberta)$/);
    });

    it('answers what it knows, trimmed and without the words "Sem dados"', async () => {
      const answer = await source().find(known);
      const texts = textsIn(answer?.data);
      expect(texts.length).toBeGreaterThan(5);
      for (const text of texts) expect(text === text.trim() && text !== '' && text !== 'Sem dados').toBe(true);
    });

    it('answers null, and nothing else, when there is nobody', async () => {
      await expect(source().find(failing('not-found'))).resolves.toBeNull();
    });

    it.each(FAULTS.filter(({ kind }) => KIND_OF[kind]))('is out, not empty, at $kind', async ({ kind }) => {
      const failure: unknown = await source()
        .find(failing(kind))
        .catch((error: unknown) => error);
      expect(failure).toBeInstanceOf(AppError);
      expect(failure).toMatchObject({
        kind: KIND_OF[kind],
        ...(unreadable && UNREADABLE.includes(kind) ? unreadable : DOWN),
      });
    });

    it('waits for a slow answer within its deadline', async () => {
      await expect(source().find(failing('slow'))).resolves.not.toBeNull();
    });

    it('is out when nobody listens', async () => {
      await expect(unreachable().find(known)).rejects.toMatchObject({ kind: 'unavailable', code: 'SOURCE_DOWN' });
    });
  });
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}
