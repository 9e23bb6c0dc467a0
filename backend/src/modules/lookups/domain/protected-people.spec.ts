import fc from 'fast-check';
import { suppressing } from '../../../../test/lookups/protection/suppressing.js';
import { ageOn, tellable } from './protected-people.js';
import type { SubjectKey } from './suppression/subject-keys.js';

const TODAY = new Date('2026-11-21T12:00:00Z');
const ADULT = '27/03/1980';
const MINOR = '22/11/2008';

describe('Age', () => {
  it.each([
    ['21/11/2008', 18],
    ['22/11/2008', 17],
    ['01/01/2026', 0],
    ['29/02/2008', 18],
  ])('of somebody born on %s is %p', (birth, age) => expect(ageOn(birth, TODAY)).toBe(age));

  it.each([null, '', '1980', '1980-03-27', 19800327])('is unknown from %p', (birth) => {
    expect(ageOn(birth, TODAY)).toBeNull();
  });
});

describe('What may be told', () => {
  const told = (result: unknown, query = {}, keys: readonly SubjectKey[] = []): unknown =>
    tellable(result, query, { today: TODAY, suppressed: suppressing(keys) });

  it.each([
    { resultado: { dados_gerais: { cpf: '1', nascimento: MINOR } } },
    { resultado: { dados_pessoais: { cpf: '1', nascimento: MINOR }, foto: { base64: 'x' } } },
    { dados_pessoais: { nascimento: MINOR }, endereco: {} },
    { cpf: '1', nascimento: MINOR },
    { total: 1, resultados: [{ dados_cpf: { nasc: MINOR }, enderecos: [] }] },
    { quantidade: 1, resultado: [{ data_nascimento: MINOR }] },
  ])('of a minor is nothing: %j', (result) => expect(told(result)).toBeNull());

  it('of a list leaves out minors and does not count them', () => {
    const adult = { nome: 'ANA', data_nascimento: ADULT };
    expect(told({ quantidade: 2, resultado: [adult, { nome: 'BIA', data_nascimento: MINOR }] })).toEqual({
      quantidade: 1,
      resultado: [adult],
    });
  });

  it('of a family leaves out minors and children of unknown age, in whatever role they appear', () => {
    const mother = { VINCULO: 'MAE', CPF_VINCULO: '2', NASCIMENTO_VINCULO: null };
    const grown = { VINCULO: 'FILHO', CPF_VINCULO: '3', NASCIMENTO_VINCULO: ADULT };
    const child = { VINCULO: 'FILHA', CPF_VINCULO: '4', NASCIMENTO_VINCULO: MINOR };
    const unknown = { VINCULO: 'IRMAO', CPF_VINCULO: '5', NASCIMENTO_VINCULO: null };
    const record = (parentes: object[], socios: object[]) => ({
      resultado: { dados_gerais: { cpf: '1', nascimento: ADULT }, parentes, empresas: [{ cnpj: 'x', socios }] },
    });
    expect(
      told(
        record(
          [mother, grown, child, unknown],
          [
            { nome: 'ANA', cpf: '1' },
            { nome: 'BIA', cpf: '4' },
          ],
        ),
      ),
    ).toEqual(record([mother, grown], [{ nome: 'ANA', cpf: '1' }]));
  });

  it('through a minor’s own CPF is nothing, not even about the mother', () => {
    const mother = {
      resultado: {
        dados_gerais: { cpf: '2', nascimento: ADULT },
        parentes: [{ VINCULO: 'FILHA', CPF_VINCULO: '4', NASCIMENTO_VINCULO: MINOR }],
      },
    };
    expect(told(mother, { cpf: '4' })).toBeNull();
    expect(told(mother, { cpf: '2' })).not.toBeNull();
  });

  it.each([
    { cpf: '1', nome: 'ANA', situacao_cadastral: 'TITULAR FALECIDO', nascimento: ADULT },
    { cpf: '1', nome: 'ANA', situacao_cadastral: 'REGULAR', data_obito: '01/01/2020' },
    { cpf: '1', nome: 'ANA', status_cpf: 'REGULAR', obito: 'SIM' },
  ])('of the deceased is the registration status alone: %j', (record) => {
    const status = told(record) as Record<string, unknown>;
    expect(status.nome).toBeNull();
    expect(status.cpf).toBe('1');
    expect(status.situacao_cadastral ?? status.status_cpf).toMatch(/REGULAR|FALECIDO/);
    expect(told({ resultado: { dados_gerais: record, emails_list: [{ email: 'a@b.c' }] } })).toMatchObject({
      resultado: { emails_list: [] },
    });
  });

  it('of companies and streets is everything', () => {
    const company = { cnpj: '1', situacao_cadastral: 'ATIVA', qsa: [{ nome: 'ANA' }] };
    expect(told(company)).toEqual(company);
  });

  it('never holds a minor, wherever one is put (seed 11)', () => {
    const person = fc.record({ nome: fc.constant('ALGUEM'), nascimento: fc.constantFrom(ADULT, MINOR, null) });
    const tree = fc.letrec((node) => ({
      value: fc.oneof(
        { maxDepth: 4 },
        person,
        fc.dictionary(fc.constantFrom('a', 'b', 'resultado', 'dados_pessoais'), node('value'), { maxKeys: 3 }),
        fc.array(node('value'), { maxLength: 3 }),
      ),
    })).value;
    fc.assert(
      fc.property(tree, (result) => {
        expect(JSON.stringify(told(result))).not.toContain(MINOR);
      }),
      { seed: 11, numRuns: 10_000 },
    );
  });
});
