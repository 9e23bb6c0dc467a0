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

describe('Who is suppressed', () => {
  const key = { kind: 'cpf', key: '52998224725' } as const;
  const phone = { kind: 'telefone', key: '1187654321' } as const;
  const people = new ProtectPeople(
    { current: async () => suppressing([key, phone, { kind: 'nome_cpf', key: 'ANA LIMA|982247' }]) },
    new At('2026-11-21T12:00:00Z'),
  );
  const source = { origem: 'contratada', fonte: 'Birô', legalBasis: 'protecao_credito' } as const;
  const found = (data: unknown): Verdict<unknown> => ({ kind: 'found', source, answer: { data, dadosDe: '2026-10' } });

  it('is asked about at no source by a document, and else is as if nobody were there', async () => {
    expect(await people.refuses({ cpf: '52998224725' })).toBe(true);
    expect(await people.refuses({ cpf: '11144477735' })).toBe(false);
    expect(await people.refuses({ telefone: '11987654321' })).toBe(false);
    const verdict = found({ resultado: [{ cpf: '52998224725' }] });
    expect(await people.disclosable(verdict, { telefone: '1133334444' })).toEqual({ kind: 'nobody', source });
    expect(await people.disclosable(verdict, { telefone: '11987654321' })).toEqual({ kind: 'nobody', source });
  });

  it('is withheld in an invented answer too, since no source stands behind it', async () => {
    const simulated = { ...found({ cpf: '52998224725' }), kind: 'simulated' } as Verdict<unknown>;
    await expect(people.disclosable(simulated, { telefone: '1133334444' })).rejects.toMatchObject({
      code: 'SUBJECT_SUPPRESSED',
    });
  });

  it('is told by no field on which sources differ', async () => {
    const diverged = (...names: string[]): Verdict<unknown> => ({
      kind: 'diverged',
      source,
      differences: [{ campo: 'razao_social', valores: names.map((valor) => ({ fonte: 'x', valor })) }],
    });
    const open = diverged('PADARIA LTDA', 'PADARIA ME');
    expect(await people.disclosable(open, { cnpj: '1' })).toBe(open);
    await expect(
      people.disclosable(diverged('ANA LIMA ***.982.247-**', 'ANA LIMA'), { cnpj: '1' }),
    ).rejects.toMatchObject({ code: 'SUBJECT_SUPPRESSED' });
  });

  it('leaves everything else of an answer as it was', async () => {
    const nobody: Verdict<unknown> = { kind: 'nobody', source };
    expect(await people.disclosable(nobody, { cpf: '52998224725' })).toBe(nobody);
    const list = found({ resultado: [{ cpf: '52998224725' }, { cpf: '11144477735' }] });
    expect(await people.disclosable(list, { nome: 'ANA' })).toEqual({
      kind: 'found',
      source,
      answer: { data: { resultado: [{ cpf: '11144477735' }] }, dadosDe: '2026-10' },
    });
  });

  it('is known by a name with the digits that a masked CPF shows', async () => {
    const isSuppressed = await people.suppressing();
    expect(isSuppressed({ nome: 'Ana Lima', cpf: '***.982.247-**' })).toBe(true);
    expect(isSuppressed({ nome: 'Ana Lima', cpf: '***.982.248-**' })).toBe(false);
  });
});
