import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { suppressing } from '../../../../../test/lookups/protection/suppressing.js';
import { LOOKUP_RESULTS, onlyDescribed } from '../../model/index.js';
import { disclosable } from '../../suppression/domain/protected-people.js';
import { childrenReply, namesakesReply, phoneReply, rgReply } from './search.wire.js';
import {
  translateCardHolder,
  translateChildren,
  translateNamesakes,
  translatePhoneOwners,
} from './translate-search.js';

const recorded = (name: string): unknown =>
  JSON.parse(readFileSync(join(__dirname, 'recorded', `${name}.json`), 'utf8'));

describe('The bureau’s searches, as recorded', () => {
  it('tell the bearers of a name with their addresses', () => {
    const { data, dadosDe } = translateNamesakes(namesakesReply.parse(recorded('namesakes')));
    expect(data.resultados[0]?.dados_cpf).toEqual({
      nome: 'MANUEL ROCHA XAVIER',
      cpf: '84933420335',
      nasc: '06/06/2006',
      sexo: 'M',
      estciv: 'SOLTEIRO',
      nome_mae: 'CECILIA BELTRAO ROCHA',
      nome_pai: 'PAULO CORREIA XAVIER',
      rg: '5468727137',
      titulo_eleitor: '645773692674',
      renda: '4218.94',
      renda_formatada: 'R$ 4218,94',
      cbo: '715210 - PEDREIRO',
      obito: null,
    });
    expect(data.resultados[0]?.enderecos[0]).toMatchObject({ logr_nome: 'DAS FONTES', bairro: 'JARDIM DAS FLORES' });
    expect([data.total, data.resultados.length, dadosDe]).toEqual([2, 2, '2026-10']);
  });

  it('tell whom a telephone reaches, with the whole number and the income as written', () => {
    const { data } = translatePhoneOwners(phoneReply.parse(recorded('phone')));
    expect(data.quantidade).toBe(1);
    expect(data.resultado[0]).toMatchObject({
      cpf: '52998224725',
      telefone_completo: '(16) 927508896',
      renda_formatada: 'R$ 12843,06',
      complemento: null,
      risco_ctv: expect.any(String),
    });
  });

  it('tell the children of a mother and the holder of an RG', () => {
    const children = translateChildren(childrenReply.parse(recorded('children'))).data;
    expect(children.resultado[0]).toMatchObject({ cpf: '52998224725', nome_mae: 'JESSICA VARGAS ROCHA' });
    const holder = translateCardHolder(rgReply.parse(recorded('rg'))).data;
    expect(holder).toMatchObject({ cpf: '52998224725', data_obito: null, cd_mosaic_secundario: null });
  });

  it('leave out who signed them', () => {
    const all = [
      translateNamesakes(namesakesReply.parse(recorded('namesakes'))),
      translatePhoneOwners(phoneReply.parse(recorded('phone'))),
      translateChildren(childrenReply.parse(recorded('children'))),
      translateCardHolder(rgReply.parse(recorded('rg'))),
    ];
    expect(JSON.stringify(all)).not.toMatch(/criador|"by"|Sem dados/);
  });
});

it('A telephone’s CPF gets its leading zeros back, whatever number it was (seed 7)', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 99_999_999_999 }), (number) => {
      const { data } = translatePhoneOwners(phoneReply.parse({ status: 'ok', resultado: [{ cpf: String(number) }] }));
      expect(data.resultado[0]?.cpf).toMatch(/^\d{11}$/);
      expect(Number(data.resultado[0]?.cpf)).toBe(number);
    }),
    { seed: 7 },
  );
});

it('CEPs and voter numbers get their zeros back too', () => {
  const numbers = { cep: 1310100, titulo_eleitor: 70695430116 };
  const parsed = { status: 'ok', resultados: [{ dados_cpf: numbers, enderecos: [numbers] }] };
  const [namesake] = translateNamesakes(namesakesReply.parse(parsed)).data.resultados;
  expect([namesake?.dados_cpf.titulo_eleitor, namesake?.enderecos[0]?.cep]).toEqual(['070695430116', '01310100']);
  const [owner] = translatePhoneOwners(phoneReply.parse({ status: 'ok', resultado: [numbers] })).data.resultado;
  expect(owner?.cep).toBe('01310100');
});

it('An empty list of people is no answer of the bureau', () => {
  expect(() => phoneReply.parse({ status: 'ok', quantidade: 0, resultado: [] })).toThrow();
});

it.each<[unknown, string | null]>([
  [true, 'SIM'],
  [false, 'NAO'],
  [1, '1'],
  ['X', 'X'],
  [null, null],
])('An obito of %j is told of a telephone’s and of a card’s holder as %j', (obito, told) => {
  const owners = translatePhoneOwners(phoneReply.parse({ status: 'ok', resultado: [{ cpf: '1', obito }] })).data;
  const holder = translateCardHolder(rgReply.parse({ status: 'ok', resultado: { cpf: '1', obito } })).data;
  expect([owners.resultado[0]?.obito, holder.obito]).toEqual([told, told]);
});

it.each([{ obito: 'SIM' }, { data_obito: '01/02/2020' }, { status_cpf: 'TITULAR FALECIDO' }, { situacao: 'FALECIDO' }])(
  'A death that is told by %j, leaves nothing of a namesake but the mark of it, and of a child the status',
  (death) => {
    const person = { nome: 'ANA LIMA', cpf: '52998224725', nasc: '27/03/1980', nome_mae: 'EVA LIMA', ...death };
    const told = (type: 'nome' | 'mae', data: unknown) =>
      onlyDescribed<object>(LOOKUP_RESULTS[type] as never)(
        disclosable(data, {}, { today: '2026-11-21', suppressed: suppressing([]) }) as never,
      );
    const namesakes = { status: 'ok', resultados: [{ dados_cpf: person, enderecos: [{ uf: 'SP' }] }] };
    const named = told('nome', translateNamesakes(namesakesReply.parse(namesakes)).data);
    const children = { status: 'ok', resultado: [{ ...person, situacao_cadastral: 'REGULAR' }] };
    const born = told('mae', translateChildren(childrenReply.parse(children)).data);
    expect(JSON.stringify([named, born])).not.toMatch(/LIMA|529|1980/);
    expect(named).toMatchObject({ resultados: [{ dados_cpf: { nome: null, obito: 'SIM' }, enderecos: [] }] });
    expect(born).toMatchObject({ resultado: [{ nome: null, situacao_cadastral: 'TITULAR FALECIDO' }] });
    expect(Object.keys((born as { resultado: object[] }).resultado[0] ?? {})).not.toContain('obito');
  },
);
