import fc from 'fast-check';
import { suppressing } from '../../../../../test/lookups/protection/suppressing.js';
import { LOOKUP_RESULTS, onlyDescribed } from '../../model/index.js';
import { ageOn, disclosable, TELLING } from './protected-people.js';
import { keysOfDocuments } from './subject-documents.js';
import { SUPPRESSION_KINDS, type SubjectKey } from './subject-keys.js';

const TODAY = '2026-11-21';
const ADULT = '27/03/1980';
const MINOR = '22/11/2008';

describe('Age', () => {
  it.each([
    ['21/11/2008', 18],
    ['22/11/2008', 17],
    ['01/01/2026', 0],
    ['29/02/2008', 18],
    ['20/11/1908', 118],
    ['2008-11-21', 18],
    ['2008-11-22', 17],
    ['2008-11-22T00:00:00.000Z', 17],
    ['22/11/2008 00:00:00', 17],
    [' 22/11/2008', 17],
    ['22112008', 17],
    ['20081122', 17],
    [20120705, 14],
    ['22-11-2008', 17],
    ['22.11.2012', 13],
    ['2008/11/22', 17],
    ['5/7/2012', 14],
    ['2012-7-5', 14],
    ['27031980', 46],
    [19800327, 46],
    ['22/11/1896', 129],
  ])('of somebody born on %s is %p', (birth, age) => expect(ageOn(birth, TODAY)).toBe(age));

  it.each([
    null,
    '',
    '1980',
    '2012-02-31',
    '2012-13-01',
    '0000-00-00',
    '9999-99-99',
    '00/00/0000',
    '01/01/0001',
    '0001-01-01T00:00:00',
    '21/11/1896',
  ])('is unknown from %p', (birth) => {
    expect(ageOn(birth, TODAY)).toBeNull();
  });
});

describe('What may be told', () => {
  const shown = (result: unknown, query = {}, keys: readonly SubjectKey[] = []): unknown =>
    disclosable(result, query, { today: TODAY, suppressed: suppressing(keys) });

  it.each([
    { resultado: { dados_gerais: { cpf: '1', nascimento: MINOR } } },
    { resultado: { dados_pessoais: { cpf: '1', nascimento: MINOR }, foto: { base64: 'x' } } },
    { dados_pessoais: { nascimento: MINOR }, endereco: {} },
    { cpf: '1', nascimento: MINOR },
    { cpf: '1', nascimento: '2008-11-22' },
    { total: 1, resultados: [{ dados_cpf: { nasc: MINOR }, enderecos: [] }] },
    { quantidade: 1, resultado: [{ data_nascimento: MINOR }] },
  ])('of a minor is nothing: %j', (result) => expect(shown(result)).toBeNull());

  it.each([
    '22112008',
    '5/7/2012',
    20120705,
    '22/11/08',
    '2012-02-31',
    '11/22/2008',
    '07/2008',
    '2008',
    '5 de julho de 2012',
    '1353542400000',
    '19801',
    '27/03/801',
  ])('of who may be a minor by the birth %j is nothing', (nascimento) => {
    expect(shown({ cpf: '1', nome: 'ANA', nascimento })).toBeNull();
  });

  it.each([
    null,
    '',
    '00/00/0000',
    '9999-99-99',
    '01/01/0001',
    'NÃO INFORMADO',
    '27031980',
    '27/03/80',
    '1980',
    '12/1980',
    '2007',
    '31/02/1980',
    'em 1980, talvez',
  ])('of who cannot be known to be a minor by the birth %j is everything', (nascimento) => {
    const record = { cpf: '1', nome: 'ANA', nascimento };
    expect(shown(record)).toEqual(record);
  });

  it('is the very answer where nobody in it is protected, lists and texts too', () => {
    const keys: SubjectKey[] = [{ kind: 'telefone', key: '1187654321' }];
    const result = { cpf: '1', telefones: ['(11) 2345-6789', 7], socios: [{ nome: 'ANA' }, null] };
    expect(shown(result, {}, keys)).toBe(result);
  });

  it('leaves texts in lists where nobody is suppressed, whoever else is taken out', () => {
    const result = { telefones: ['(11) 2345-6789'], filhos: [{ nome: 'BIA', nascimento: MINOR }] };
    expect(shown(result)).toEqual({ telefones: ['(11) 2345-6789'], filhos: [] });
  });

  it('of an answer that is a list itself is who may be told of', () => {
    const adult = { nome: 'ANA', nascimento: ADULT };
    expect(shown([adult, { nome: 'BIA', nascimento: MINOR }])).toEqual([adult]);
  });

  it('of who was in no list stays, when somebody elsewhere is taken out', () => {
    const result = { nome: 'ANA', resultados: [], filhos: [{ nome: 'BIA', nascimento: MINOR }] };
    expect(shown(result)).toEqual({ nome: 'ANA', resultados: [], filhos: [] });
  });

  it('of a list keeps whom the source names not, beside a minor whom it names not either', () => {
    expect(shown({ resultado: [{ nome: '', nascimento: MINOR }, { renda: '1' }] })).toEqual({
      resultado: [{ renda: '1' }],
    });
  });

  it('leaves out a minor by any of two documents', () => {
    const minor = { cpf: '4', nascimento: MINOR };
    expect(shown({ resultado: [minor, { cpf: '5', CPF_VINCULO: '4' }, { cpf: '6' }] })).toEqual({
      resultado: [{ cpf: '6' }],
    });
  });

  it.each([
    ['AVÓ', true],
    ['AVO', true],
    ['ESPOSA', true],
    ['FILHO DO PAI', false],
    ['IRMAO DA MAE', false],
  ])('of a relative of unknown age is everything only where it is one who is grown up: %s', (VINCULO, told) => {
    for (const NASCIMENTO_VINCULO of [null, '00/00/0000']) {
      const relative = { VINCULO, NOME_VINCULO: 'EVA', NASCIMENTO_VINCULO };
      expect(shown({ nome: 'ANA', parentes: [relative] })).toEqual({ nome: 'ANA', parentes: told ? [relative] : [] });
    }
  });

  it('of a list leaves out minors and does not count them', () => {
    const adult = { nome: 'ANA', data_nascimento: ADULT };
    expect(shown({ quantidade: 2, resultado: [adult, { nome: 'BIA', data_nascimento: MINOR }] })).toEqual({
      quantidade: 1,
      resultado: [adult],
    });
  });

  it('of a list that goes on at the source is told in whole pages, so that what it lacks tells no number', () => {
    const list = (adults: number) => [
      { nome: 'BIA', nascimento: MINOR },
      ...Array.from({ length: adults }, () => ({ nome: 'ANA', nascimento: ADULT })),
    ];
    const told = (adults: number, haMais: boolean) =>
      shown({ total: adults + 1, haMais, resultado: list(adults) }) as { total: number; resultado: object[] };
    const counts = [told(59, true), told(59, false), told(19, true)].map(({ total, resultado }) => [
      total,
      resultado.length,
    ]);
    expect(counts).toEqual([
      [40, 40],
      [59, 59],
      [19, 19],
    ]);
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
      shown(
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
    expect(shown(mother, { cpf: '4' })).toBeNull();
    expect(shown(mother, { cpf: '2' })).not.toBeNull();
    expect(shown(mother, { cpf: '9' })).not.toBeNull();
  });

  it.each([
    { cpf: '1', nome: 'ANA', situacao_cadastral: 'TITULAR FALECIDO', nascimento: ADULT },
    { cpf: '1', nome: 'ANA', situacao_cadastral: 'REGULAR', data_obito: '01/01/2020' },
    { cpf: '1', nome: 'ANA', status_cpf: 'REGULAR', obito: 'SIM' },
  ])('of the deceased is the registration status alone: %j', (record) => {
    const status = shown(record, { cpf: '1' }) as Record<string, unknown>;
    expect(status.nome).toBeNull();
    expect(status.cpf).toBe('1');
    expect(status.situacao_cadastral ?? status.status_cpf).toMatch(/REGULAR|FALECIDO/);
    expect(shown({ resultado: { dados_gerais: record, emails_list: [{ email: 'a@b.c' }] } })).toMatchObject({
      resultado: { emails_list: [] },
    });
  });

  it('of the deceased is the CPF in an answer to one, and in no other', () => {
    const record = { cpf: '000.000.000-01', nome: 'ANA', status_cpf: 'REGULAR', obito: 'SIM' };
    expect(shown(record, { cpf: '1' })).toMatchObject({ cpf: '000.000.000-01' });
    for (const query of [{ telefone: '1133334444' }, { rg: '12345' }, { email: 'a@b.c' }, { nome: 'ANA' }])
      expect(shown({ quantidade: 1, resultado: [record] }, query)).toMatchObject({ resultado: [{ cpf: null }] });
  });

  it('of the deceased is that they have died, where the day alone told it', () => {
    const record = { cpf: '1', nome: 'ANA', situacao_cadastral: 'REGULAR', data_obito: '01/01/2020' };
    const told = { cpf: '1', nome: null, situacao_cadastral: 'REGULAR', data_obito: null, obito: 'SIM' };
    expect(shown(record, { cpf: '1' })).toEqual(told);
    expect(shown(told, { cpf: '1' })).toEqual(told);
    const whole = { resultado: { dados_gerais: told } };
    expect(shown({ resultado: { dados_gerais: record } }, { cpf: '1' })).toEqual(whole);
    expect(onlyDescribed<unknown>(LOOKUP_RESULTS.cpf)(whole)).toEqual(whole);
    expect(onlyDescribed<unknown>(LOOKUP_RESULTS.rg)(told)).toEqual(told);
  });

  it.each<unknown>(['SIM', 's', true, 1, '1', 'true', 'X', '2019', '01/02/2019'])(
    'of who has obito %j is the registration status alone, and not when they died',
    (obito) =>
      expect(shown({ cpf: '1', nome: 'ANA', status_cpf: 'REGULAR', obito }, { cpf: '1' })).toEqual({
        cpf: '1',
        nome: null,
        status_cpf: 'REGULAR',
        obito: 'SIM',
      }),
  );

  it.each<unknown>([
    null,
    '',
    ' ',
    'N',
    'nao',
    'NÃO',
    'NÃO CONSTA',
    'SEM REGISTRO',
    '0',
    0,
    false,
    'false',
    'F',
    '00/00/0000',
    '0001-01-01T00:00:00',
    '01/01/0001',
    '00010101',
    '9999-99-99',
    '31/12/9999',
    '31129999',
    '0000-00-00T00:00:00',
    'NULL',
    'NADA CONSTA',
    'N/A',
    'n/i',
    'ND',
  ])('of who has obito %j is everything', (obito) => {
    const record = { cpf: '1', nome: 'ANA', status_cpf: 'REGULAR', obito, data_obito: obito };
    expect(shown(record)).toEqual(record);
  });

  it('of who has died by the tax authority, their situation still regular, is that situation alone', () => {
    const dados_pessoais = { nome: 'ANA', cpf: '1', nascimento: ADULT, situacao_cadastral: 'REGULAR', obito: 'SIM' };
    const receita_federal = { situacao: 'REGULAR', ultima_atualizacao: null, pendencias: null, fonte: 'x' };
    const left = { dados_pessoais: { ...dados_pessoais, nome: null, nascimento: null }, receita_federal };
    expect(shown({ dados_pessoais, receita_federal }, { cpf: '1' })).toEqual(left);
    expect(onlyDescribed<unknown>(LOOKUP_RESULTS['cpf-2'])(left)).toEqual(left);
  });

  it('of who has died by the tax authority’s word alone is nothing of their own data', () => {
    const receita_federal = { situacao: 'TITULAR FALECIDO' };
    expect(shown({ dados_pessoais: { nome: 'ANA', cpf: '1' }, receita_federal })).toEqual({
      dados_pessoais: { nome: null, cpf: null },
      receita_federal,
    });
  });

  const CPF: SubjectKey = { kind: 'cpf', key: '00000000004' };
  const ANA = { nome: 'ANA LIMA', cpf: '4', nascimento: ADULT };
  const family = (parentes: object[], socios: object[] = []) => ({
    resultado: {
      dados_gerais: { cpf: '1', nome: 'BIA LIMA', mae: 'ANA LIMA' },
      parentes,
      empresas: [{ cnpj: 'x', socios }],
    },
  });

  it.each([
    { resultado: { dados_gerais: ANA, telefones_list: [{ telefone: '1' }] } },
    { dados_pessoais: ANA, endereco: {} },
    { quantidade: 1, resultado: [ANA] },
    { total: 1, resultados: [{ dados_cpf: ANA, enderecos: [] }] },
  ])('of somebody suppressed is nothing: %j', (result) => expect(shown(result, {}, [CPF])).toBeNull());

  it('of a list leaves out who is suppressed, in what it counts too', () => {
    const bia = { nome: 'BIA', cpf: '5' };
    expect(shown({ total: 9, resultado: [ANA, bia] }, {}, [CPF])).toEqual({ total: 8, resultado: [bia] });
  });

  it('of a family leaves out who is suppressed, by name where no document stands; a parent’s name stays', () => {
    const mother = { VINCULO: 'MAE', NOME_VINCULO: 'Ana  Lima', CPF_VINCULO: '4' };
    const partners = [
      { nome: 'ANA LIMA', cpf: '***.000.000-**' },
      { nome: 'ANA LIMA', cpf: '5' },
    ];
    expect(shown(family([mother], partners), {}, [CPF])).toEqual(family([], [{ nome: 'ANA LIMA', cpf: '5' }]));
  });

  it('finds who is suppressed by name and birth date, and by the digits that a masked CPF shows', () => {
    const mother = { VINCULO: 'MAE', NOME_VINCULO: 'ANA LIMA', CPF_VINCULO: null, NASCIMENTO_VINCULO: ADULT };
    expect(shown(family([mother]), {}, [{ kind: 'nome_nascimento', key: 'ANA LIMA|1980-03-27' }])).toEqual(family([]));
    const partner = { nome: 'ANA LIMA', cpf: '***.982.247-**' };
    expect(shown(family([], [partner]), {}, [{ kind: 'nome_cpf', key: 'ANA LIMA|982247' }])).toEqual(family([], []));
  });

  it('takes nobody for who is suppressed by the birth date or the digits of another', () => {
    const keys: SubjectKey[] = [
      { kind: 'nome_nascimento', key: 'ANA LIMA|1980-03-27' },
      { kind: 'nome_cpf', key: 'ANA LIMA|982247' },
    ];
    const others = family([
      { VINCULO: 'MAE', NOME_VINCULO: 'EVA LIMA', CPF_VINCULO: null, NASCIMENTO_VINCULO: ADULT },
      { VINCULO: 'TIA', NOME_VINCULO: 'ANA LIMA', CPF_VINCULO: '11198224700', NASCIMENTO_VINCULO: '28/03/1980' },
    ]);
    expect(shown(others, {}, keys)).toEqual(others);
  });

  it.each(['D’ÁVILA', "D'AVILA", 'D AVILA', 'DAVILA'])(
    'finds who is suppressed by name where it is written ANA %s',
    (surname) => {
      const name = `ANA ${surname}`;
      const keys = keysOfDocuments([
        { kind: 'cpf', value: '529.982.247-25' },
        { kind: 'nome', value: 'Ana D’Ávila', birth: ADULT },
      ]);
      const mother = { VINCULO: 'MAE', NOME_VINCULO: name, CPF_VINCULO: null, NASCIMENTO_VINCULO: ADULT };
      expect(shown(family([mother]), {}, keys)).toEqual(family([]));
      expect(shown(family([], [{ nome: name, cpf: '***.982.247-**' }]), {}, keys)).toEqual(family([], []));
      expect(shown({ nome: 'ALGUEM' }, { nome: name, sufixo: '982247' }, keys)).toBeNull();
      const minor = { VINCULO: 'FILHA', NOME_VINCULO: 'Ana D’Ávila', CPF_VINCULO: null, NASCIMENTO_VINCULO: MINOR };
      expect(shown(family([minor], [{ nome: name, cpf: null }]))).toEqual(family([], []));
    },
  );

  it('of a sole trader who is suppressed is nothing, company or not', () => {
    const company = { cnpj: '1', razao_social: 'ANA LIMA ***.982.247-**', telefones: [] };
    expect(shown(company, {}, [{ kind: 'nome_cpf', key: 'ANA LIMA|982247' }])).toBeNull();
  });

  it('of a sole trader’s company that is suppressed by its CNPJ is nothing, nor of it in another’s record', () => {
    const keys: SubjectKey[] = [{ kind: 'cnpj', key: '12345678' }];
    const company = { cnpj: '12345678000195', razao_social: '12.345.678 ANA LIMA', telefones: [] };
    const other = { cnpj: '11222333000181', razao_social: 'BIA LTDA' };
    expect(shown(company, {}, keys)).toBeNull();
    expect(shown({}, { cnpj: '12345678000276' }, keys)).toBeNull();
    expect(shown(other, { cnpj: other.cnpj }, keys)).toBe(other);
    const husband = { dados_gerais: { cpf: '1', nome: 'RUI LIMA' }, empresas: [other, company] };
    expect(shown(husband, { cpf: '1' }, keys)).toEqual({ ...husband, empresas: [other] });
  });

  it('takes suppressed telephones, e-mails and RGs out of whoever has them', () => {
    const keys: SubjectKey[] = [
      { kind: 'telefone', key: '1187654321' },
      { kind: 'email', key: 'ana@exemplo.com' },
      { kind: 'rg', key: '1234567X' },
    ];
    const phone = { ddd: '11', telefone: '98765-4321', telefone_completo: '(11) 98765-4321' };
    const contacts = {
      dados_gerais: { cpf: '1', rg: '1.234.567-X', email: 'ANA@exemplo.com', ...phone },
      telefones_list: [{ ...phone, tipo: 'MOVEL' }, { telefone_completo: '(11) 2345-6789' }],
      emails_list: [{ email: 'ana@exemplo.com' }],
      telefones: ['(11) 98765-4321', 11_987_654_321, '(11) 2345-6789'],
    };
    expect(shown(contacts, {}, keys)).toEqual({
      dados_gerais: { cpf: '1', rg: null, email: null, ddd: null, telefone: null, telefone_completo: null },
      telefones_list: [{ telefone_completo: '(11) 2345-6789' }],
      emails_list: [],
      telefones: ['(11) 2345-6789'],
    });
  });

  it('finds a suppressed telephone where nothing but telephones stands', () => {
    const keys: SubjectKey[] = [{ kind: 'telefone', key: '1187654321' }];
    expect(shown({ telefones: ['(11) 98765-4321', '(11) 2345-6789'] }, {}, keys)).toEqual({
      telefones: ['(11) 2345-6789'],
    });
  });

  it.each([{ nome: 'ANA' }, { NOME_VINCULO: 'ANA' }, { cpf: '1' }, { cnpj: '1' }])(
    'leaves %j in a list, without the suppressed telephone',
    (whose) => {
      const keys: SubjectKey[] = [{ kind: 'telefone', key: '1187654321' }];
      expect(shown({ resultado: [{ ...whose, telefone: '11987654321' }] }, {}, keys)).toEqual({
        resultado: [{ ...whose, telefone: null }],
      });
    },
  );

  it.each<[Record<string, string>, SubjectKey]>([
    [{ cpf: '00000000004' }, CPF],
    [{ telefone: '11987654321' }, { kind: 'telefone', key: '1187654321' }],
    [{ rg: '1234567X' }, { kind: 'rg', key: '1234567X' }],
    [{ email: 'ana@exemplo.com' }, { kind: 'email', key: 'ana@exemplo.com' }],
    [
      { nome: 'ANA@EXEMPLO.COM', sufixo: '123' },
      { kind: 'email', key: 'ana@exemplo.com' },
    ],
    [
      { nome: 'ANA LIMA', sufixo: '982247' },
      { kind: 'nome_cpf', key: 'ANA LIMA|982247' },
    ],
    [{ nome: 'ANA LIMA', sufixo: '000.000.000-04' }, CPF],
  ])('to who asks for %j is nothing, whatever the answer says', (query, key) => {
    expect(shown({ nome: 'ALGUEM', cpf: '9' }, query, [key])).toBeNull();
    expect(shown({ nome: 'ALGUEM', cpf: '9' }, query)).not.toBeNull();
  });

  it('through the CPF of a child without a document in the record is nothing', () => {
    const child = { VINCULO: 'FILHO', NOME_VINCULO: 'EVA LIMA', CPF_VINCULO: null, NASCIMENTO_VINCULO: MINOR };
    expect(shown(family([child]), { cpf: '00000000007' })).toBeNull();
    expect(shown(family([child]), { cpf: '00000000001' })).not.toBeNull();
  });

  it('of companies and streets is everything', () => {
    const company = { cnpj: '1', situacao_cadastral: 'ATIVA', qsa: [{ nome: 'ANA' }] };
    expect(shown(company)).toEqual(company);
  });

  it.each([
    ['person', { cpf: null, nome: null }],
    ['life', { situacao: 'REGULAR' }],
    ['contact', { ddd: '11' }],
  ] as const)('is decided of who has no more of the %s by no field but those that tell it', (told, fields) => {
    const read = new Set<string>();
    const record = new Proxy<Record<string, unknown>>(fields, {
      get(target, field) {
        if (typeof field === 'string') read.add(field);
        return Reflect.get(target, field);
      },
    });
    const kinds: SubjectKey[] = SUPPRESSION_KINDS.map((kind) => ({ kind, key: 'of nobody here' }));
    shown({ person: record }, {}, kinds);
    const telling = [...TELLING].filter(([, of]) => of === told).map(([field]) => field);
    expect([...read].sort()).toEqual(telling.sort());
  });

  it.each<[string, Record<string, unknown>]>([
    ['nascimento', { nascimento: MINOR }],
    ['nasc', { nasc: MINOR }],
    ['data_nascimento', { data_nascimento: MINOR }],
    ['NASCIMENTO_VINCULO', { NASCIMENTO_VINCULO: MINOR }],
    ['VINCULO', { VINCULO: 'FILHO' }],
    ['cpf', { cpf: CPF.key }],
    ['CPF_VINCULO', { CPF_VINCULO: CPF.key }],
    ['nome', { nome: 'ANA LIMA', CPF_VINCULO: '***.982.247-**' }],
    ['NOME_VINCULO', { NOME_VINCULO: 'ANA LIMA', CPF_VINCULO: '***.982.247-**' }],
    ['razao_social', { razao_social: 'ANA LIMA ***.982.247-**' }],
    ['cpfs_no_nome', { cpfs_no_nome: [CPF.key] }],
    ['situacao_cadastral', { situacao_cadastral: 'TITULAR FALECIDO' }],
    ['status_cpf', { status_cpf: 'TITULAR FALECIDO' }],
    ['situacao', { situacao: 'TITULAR FALECIDO' }],
    ['data_obito', { data_obito: '01/02/2020' }],
    ['obito', { obito: 'SIM' }],
    ['ddd', { ddd: '11987654321' }],
    ['telefone', { telefone: '11987654321' }],
    ['telefone_completo', { telefone_completo: '11987654321' }],
    ['email', { email: 'ana@exemplo.com' }],
    ['rg', { rg: '1234567X' }],
  ])('is less where %s alone tells of somebody protected', (_field, record) => {
    const keys: SubjectKey[] = [
      CPF,
      { kind: 'nome_cpf', key: 'ANA LIMA|982247' },
      { kind: 'telefone', key: '1187654321' },
      { kind: 'email', key: 'ana@exemplo.com' },
      { kind: 'rg', key: '1234567X' },
    ];
    const result = { resultado: [{ renda: '1', ...record }, { renda: '2' }] };
    expect(shown(result, {}, keys)).not.toEqual(result);
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
        expect(JSON.stringify(shown(result))).not.toContain(MINOR);
      }),
      { seed: 11, numRuns: 10_000 },
    );
  });
});
