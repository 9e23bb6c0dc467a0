import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { personReply } from './person.wire.js';
import { translatePerson } from './translate-person.js';

const recorded: unknown = JSON.parse(readFileSync(join(__dirname, 'recorded/person.json'), 'utf8'));

describe('A person as the bureau sends it', () => {
  const { data, dadosDe } = translatePerson(personReply.parse(recorded));
  const { resultado } = data;

  it('keeps what the specification names, tidied', () => {
    expect(resultado.dados_gerais).toEqual({
      cpf: '52998224725',
      nome: 'MANUEL ROCHA XAVIER',
      nascimento: '27/03/1980',
      sexo: 'M',
      estado_civil: 'CASADO',
      mae: 'JESSICA VARGAS ROCHA',
      pai: 'GUSTAVO RIBEIRO XAVIER',
      renda: '12843.06',
      renda_formatada: 'R$ 12843,06',
      rg: '4165482760',
      orgao_emissor: 'SSP',
      uf_emissao: 'SP',
      titulo_eleitor: '070695430116',
      situacao_cadastral: 'REGULAR',
      data_situacao_cadastral: '29/01/2011',
      data_obito: null,
      obito: null,
    });
    expect(resultado.telefones_list).toEqual([
      { ddd: '16', telefone: '927508896', telefone_completo: '(16) 927508896', tipo: 'MOVEL', operadora: null },
      { ddd: '16', telefone: '37348904', telefone_completo: '(16) 37348904', tipo: 'FIXO', operadora: null },
    ]);
    expect(resultado.score).toEqual([{ CSB8: '216', CSB8_FAIXA: 'ALTO RISCO', CSBA: '365', CSBA_FAIXA: 'ALTO RISCO' }]);
    expect(resultado.enderecos[0]).toMatchObject({ logr_complemento: null, bairro: 'SAO JORGE' });
    expect(resultado.parentes).toHaveLength(10);
    expect(resultado.empresas[0]?.socios).toHaveLength(2);
  });

  it('leaves out who signed the record', () => {
    expect(JSON.stringify(data)).not.toMatch(/criador|"by"/);
  });

  it('tells the month of the data', () => expect(dadosDe).toBe('2026-10'));
});

describe('A poorer record', () => {
  it('has empty lists for what is missing, and no month unless the bureau tells one', () => {
    const { data, dadosDe } = translatePerson(
      personReply.parse({ status: 'ok', resultado: { dados_gerais: { cpf: 191 } }, referencia: 'outubro' }),
    );
    expect(data.resultado).toMatchObject({
      dados_gerais: { cpf: '00000000191', nome: null, renda_formatada: null },
      rg_dados: null,
      score: [],
      empresas: [],
      enderecos: [],
    });
    expect(dadosDe).toBeNull();
  });

  it('has the zeros that its numbers lost', () => {
    const { resultado } = translatePerson(
      personReply.parse({
        status: 'ok',
        resultado: {
          dados_gerais: { cpf: 191, titulo_eleitor: 70695430116 },
          pis: [{ pis: 1234567890 }],
          empresas: [{ cnpj: 191, socios: [{ cpf: 272 }], empresas_vinculadas: [{ cnpj: '00.000.000/0001-91' }] }],
          enderecos: [{ cep: 1310100 }],
          parentes: [{ CPF_VINCULO: 353 }],
        },
      }),
    ).data;
    expect(resultado).toMatchObject({
      dados_gerais: { cpf: '00000000191', titulo_eleitor: '070695430116' },
      pis: [{ pis: '01234567890' }],
      empresas: [
        {
          cnpj: '00000000000191',
          socios: [{ cpf: '00000000272' }],
          empresas_vinculadas: [{ cnpj: '00.000.000/0001-91' }],
        },
      ],
      enderecos: [{ cep: '01310100' }],
      parentes: [{ CPF_VINCULO: '00000000353' }],
    });
  });

  it.each<[unknown, string]>([
    [true, 'SIM'],
    [false, 'NAO'],
    ['2019', '2019'],
  ])('with obito %j tells %j', (obito, told) => {
    const reply = personReply.parse({ status: 'ok', resultado: { dados_gerais: { cpf: '191', obito } } });
    expect(translatePerson(reply).data.resultado.dados_gerais.obito).toBe(told);
  });

  it('hides CPFs inside the names of companies', () => {
    const empresas = [
      { razao_social: 'JOSE TORRES 30727375849', empresas_vinculadas: [{ razao_social: 'A 30727375849' }] },
    ];
    const reply = personReply.parse({ status: 'ok', resultado: { dados_gerais: { cpf: '191' }, empresas } });
    expect(JSON.stringify(translatePerson(reply))).not.toContain('30727375849');
  });

  it.each([
    { status: 'erro' },
    { status: 'ok' },
    { status: 'ok', resultado: {} },
    { status: 'ok', resultado: { dados_gerais: { cpf: '191', nome: { primeiro: 'ANA' } } } },
    { status: 'ok', resultado: { dados_gerais: { cpf: '191' }, parentes: 'nenhum' } },
  ])('is refused when its shape is another one: %j', (body) => {
    expect(personReply.safeParse(body).success).toBe(false);
  });
});

describe('Whatever texts the bureau writes', () => {
  const text = fc.oneof(
    fc.string(),
    fc.constantFrom('Sem dados', ' Sem dados ', '', ' A '),
    fc.integer(),
    fc.constant(null),
  );
  const person = fc.record({
    dados_gerais: fc.record({ cpf: fc.stringMatching(/^\d{1,11}$/), nome: text, renda: text, mae: text }),
    telefones_list: fc.array(fc.record({ ddd: text, telefone: text, criador: text })),
    parentes: fc.array(fc.record({ CPF_VINCULO: text, by: text })),
    criador: text,
  });

  it('every text is trimmed, none is empty or "Sem dados", and nobody signs', () => {
    fc.assert(
      fc.property(person, (resultado) => {
        const { data } = translatePerson(personReply.parse({ status: 'ok', resultado, by: 'x' }));
        JSON.stringify(data, (key, value: unknown) => {
          expect(['criador', 'by']).not.toContain(key);
          if (typeof value === 'string') {
            expect(value).toBe(value.trim());
            expect(['', 'Sem dados']).not.toContain(value);
          }
          return value;
        });
      }),
    );
  });
});
