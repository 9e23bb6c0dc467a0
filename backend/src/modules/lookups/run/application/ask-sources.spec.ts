import { AppError } from '../../../../kernel/errors.js';
import { VendorFailure } from '../../../../platform/http/vendor-failure.js';
import { subjectWithheld } from '../../model/lookup-refusals.js';
import { LookupSource } from '../../model/lookup-source.port.js';
import type { SourceIdentity } from '../../model/provenance.js';
import type { SourceAnswer } from '../../model/verdict.js';
import { askSources } from './ask-sources.js';

interface Company {
  readonly nome: string | null;
  readonly situacao: string | null;
}

/** What a source is made to say: an answer, null for nobody, or a failure. */
type Reply = Company | null | Error;

class Spoken extends LookupSource<Company> {
  asked = 0;
  readonly identity: SourceIdentity;

  constructor(
    fonte: string,
    private readonly reply: Reply,
  ) {
    super();
    this.identity = { origem: 'aberta', fonte, legalBasis: null };
  }

  async find(): Promise<SourceAnswer<Company> | null> {
    this.asked += 1;
    if (this.reply instanceof Error) throw this.reply;
    return this.reply && { data: this.reply, dadosDe: null };
  }
}

const ACME: Company = { nome: 'ACME', situacao: 'ATIVA' };
const DOWN = new AppError('unavailable', 'SOURCE_DOWN', 'fora do ar');
const REFUSED = new VendorFailure('fonte', 'status', { status: 422 });
const WITHHELD = subjectWithheld();
const SLOW = new AppError('timeout', 'SOURCE_DOWN', 'fora do ar');

function ask(...replies: Reply[]) {
  return askOrSimulate(null, ...replies);
}

function askOrSimulate(simulate: (() => Company) | null, ...replies: Reply[]) {
  const sources = replies.map((reply, i) => new Spoken(`fonte ${i + 1}`, reply));
  const ended: boolean[] = [];
  const kind = {
    sources,
    keyFacts: ({ nome, situacao }: Company) => ({ nome, situacao }),
    answered: (company: Company) => company,
    stored: (company: Company) => company,
    simulate,
    ended: (outage: boolean) => ended.push(outage),
  };
  return { sources, ended, verdict: askSources<Company>(kind, { cnpj: '1' }, 'conta') };
}

describe('Sources asked in order', () => {
  it('stop at the first whole answer, so that no other party learns of the subject', async () => {
    const { sources, verdict } = ask(ACME, ACME);
    await expect(verdict).resolves.toMatchObject({
      kind: 'found',
      source: { fonte: 'fonte 1' },
      answer: { data: ACME },
    });
    expect(sources[1]?.asked).toBe(0);
  });

  it('go on to the second when the first is out', async () => {
    await expect(ask(DOWN, ACME).verdict).resolves.toMatchObject({ kind: 'found', source: { fonte: 'fonte 2' } });
  });

  it('say nobody only when a second source confirms it', async () => {
    await expect(ask(null, null).verdict).resolves.toMatchObject({ kind: 'nobody' });
    await expect(ask(null, DOWN).verdict).rejects.toBe(DOWN);
    await expect(ask(DOWN, null).verdict).rejects.toBe(DOWN);
  });

  it('take an input that their only one refuses for nobody, and not for an outage', async () => {
    const { ended, verdict } = ask(REFUSED);
    await expect(verdict).resolves.toMatchObject({
      kind: 'nobody',
      reason: 'A fonte não aceita o que foi digitado. Confira e consulte de novo',
    });
    expect(ended).toEqual([false]);
  });

  it.each<[string, Reply[]]>([
    ['the first', [REFUSED, null]],
    ['the second', [null, REFUSED]],
    ['both', [REFUSED, REFUSED]],
  ])('take no refusal for a confirmation, nor for an outage, where there are two: %s', async (_, replies) => {
    const { ended, verdict } = ask(...replies);
    await expect(verdict).rejects.toMatchObject({ code: 'SOURCE_DOWN' });
    expect(ended).toEqual([false]);
  });

  it('look past the one that refuses an input', async () => {
    await expect(ask(REFUSED, ACME).verdict).resolves.toMatchObject({ kind: 'found', source: { fonte: 'fonte 2' } });
    await expect(ask(REFUSED, null, null).verdict).resolves.toMatchObject({ kind: 'nobody' });
    await expect(ask(REFUSED, DOWN).verdict).rejects.toBe(DOWN);
    await expect(ask(DOWN, REFUSED).verdict).rejects.toBe(DOWN);
  });

  it('tell nothing of whom one withholds, ask no other, and are not out', async () => {
    const { sources, ended, verdict } = ask(WITHHELD, ACME);
    await expect(verdict).rejects.toBe(WITHHELD);
    expect([sources[1]?.asked, ended]).toEqual([0, [false]]);
    await expect(askOrSimulate(() => ACME, WITHHELD).verdict).rejects.toBe(WITHHELD);
  });

  it('believe the only source there is', async () => {
    await expect(ask(null).verdict).resolves.toMatchObject({ kind: 'nobody', source: { fonte: 'fonte 1' } });
  });

  it('diverge when one knows the subject and the other does not', async () => {
    await expect(ask(null, ACME).verdict).resolves.toEqual({
      kind: 'diverged',
      source: expect.objectContaining({ fonte: 'fonte 2' }),
      differences: [
        {
          campo: 'existe',
          valores: [
            { fonte: 'fonte 1', valor: false },
            { fonte: 'fonte 2', valor: true },
          ],
        },
      ],
    });
  });

  it('fill up an answer that lacks a key fact from the next one', async () => {
    const { verdict } = ask({ nome: null, situacao: 'ATIVA' }, ACME);
    await expect(verdict).resolves.toMatchObject({
      kind: 'found',
      source: { fonte: 'fonte 2' },
      answer: { data: ACME },
    });
  });

  it('keep the incomplete answer when nobody can complete it', async () => {
    const hollow = { nome: null, situacao: 'ATIVA' };
    await expect(ask(hollow, DOWN).verdict).resolves.toMatchObject({ kind: 'found', answer: { data: hollow } });
  });

  it('diverge with the differing facts side by side, and with those alone', async () => {
    await expect(ask({ nome: null, situacao: 'BAIXADA' }, ACME).verdict).resolves.toMatchObject({
      kind: 'diverged',
      differences: [
        {
          campo: 'situacao',
          valores: [
            { fonte: 'fonte 1', valor: 'BAIXADA' },
            { fonte: 'fonte 2', valor: 'ATIVA' },
          ],
        },
      ],
    });
  });

  it('fail with the last failure when none answers', async () => {
    await expect(ask(DOWN, SLOW).verdict).rejects.toBe(SLOW);
  });

  it.each<[string, Reply[], boolean]>([
    ['an answer', [ACME], false],
    ['nobody, confirmed', [null, null], false],
    ['an answer in spite of an outage', [DOWN, ACME], false],
    ['a nobody that no other source confirms', [DOWN, null], true],
    ['nothing at all', [DOWN, SLOW], true],
    ['an outage of the one that does not refuse', [REFUSED, DOWN], true],
  ])('tell once whether it was an outage: %s', async (_, replies, outage) => {
    const { ended, verdict } = ask(...replies);
    await verdict.catch(() => undefined);
    expect(ended).toEqual([outage]);
  });

  it('count a simulation as the outage that it stands in for', async () => {
    const { ended, verdict } = askOrSimulate(() => ACME, DOWN);
    await verdict;
    expect(ended).toEqual([true]);
  });

  it('are simulated, under that name, only when each of them is out', async () => {
    const invented: Company = { nome: 'NINGUÉM', situacao: null };
    const simulate = () => invented;
    await expect(askOrSimulate(simulate, DOWN, SLOW).verdict).resolves.toEqual({
      kind: 'simulated',
      source: { origem: 'simulada', fonte: 'Simulação', legalBasis: null },
      answer: { data: invented, dadosDe: null },
    });
    await expect(askOrSimulate(simulate, DOWN, ACME).verdict).resolves.toMatchObject({ kind: 'found' });
    await expect(askOrSimulate(simulate, DOWN, null).verdict).rejects.toBe(DOWN);
    await expect(askOrSimulate(simulate, null, ACME).verdict).resolves.toMatchObject({ kind: 'diverged' });
  });
});
