import { suppressing } from '../../../../../test/lookups/protection/suppressing.js';
import { Clock } from '../../../../platform/clock.js';
import type { Verdict } from '../../model/index.js';
import { ProtectPeople } from './protect-people.js';

class At extends Clock {
  constructor(private readonly moment: string) {
    super();
  }

  now(): Date {
    return new Date(this.moment);
  }
}

const PERSON = { dados_gerais: { cpf: '52998224725', nascimento: '21/11/2008' } };
const VERDICT = {
  kind: 'found',
  source: { id: 'bureau' },
  answer: { data: { resultado: PERSON }, dadosDe: null },
} as unknown as Verdict<unknown>;

const peopleAt = (moment: string) => new ProtectPeople({ current: async () => suppressing([]) }, new At(moment));

describe('Who becomes 18 tomorrow', () => {
  it('is protected until midnight in Brasília, also while it is tomorrow already in UTC', async () => {
    const people = peopleAt('2026-11-21T02:59:59Z');
    await expect(people.disclosable(VERDICT, { cpf: '52998224725' as never })).rejects.toMatchObject({
      code: 'SUBJECT_SUPPRESSED',
    });
  });

  it('is told of from then on', async () => {
    const people = peopleAt('2026-11-21T03:00:00Z');
    await expect(people.disclosable(VERDICT, { cpf: '52998224725' as never })).resolves.toMatchObject({
      kind: 'found',
    });
  });
});
