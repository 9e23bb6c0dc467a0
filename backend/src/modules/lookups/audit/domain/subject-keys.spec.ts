import { LOOKUP_CATALOGUE } from '../../../../kernel/lookup-catalogue.js';
import { queryOf, subjectKey } from '../../model/subject.js';
import { subjectKeysOf } from './subject-keys.js';

describe('What is known of somebody', () => {
  it('finds the lookups of every type that asks for just that, however it is written', () => {
    for (const { type, inputs } of LOOKUP_CATALOGUE) {
      const known = Object.fromEntries(inputs.map(({ name, example }) => [name, example]));
      expect([type, subjectKeysOf(known)]).toEqual([type, expect.arrayContaining([subjectKey(queryOf(type, known))])]);
    }
    expect(subjectKeysOf({ cpf: '529.982.247-25' })).toEqual(subjectKeysOf({ cpf: '52998224725' }));
  });

  it('finds the tax authority’s lookups only with the birth date', () => {
    expect(subjectKeysOf({ cpf: '52998224725' })).toEqual(['cpf:52998224725']);
    expect(subjectKeysOf({ cpf: '52998224725', dataNascimento: '27/03/1980' })).toHaveLength(2);
  });

  it('finds Pix lookups of before, whose suffix stands as it was typed', () => {
    const keys = ['982247', '***.982.247-**', '***982247**', '982.247'].map(
      (suffix) => `nome:ANA LIMA|sufixo:${suffix}`,
    );
    for (const sufixo of ['982247', '***.982.247-**'])
      expect(subjectKeysOf({ nome: 'Ana Lima', sufixo })).toEqual(expect.arrayContaining(keys));
  });

  it('finds lookups of before, whose curly apostrophe stands as it was typed', () => {
    expect(subjectKeysOf({ mae: "Ana D'Ávila" })).toEqual(
      expect.arrayContaining(["mae:Ana D'Ávila", 'mae:Ana D’Ávila']),
    );
    expect(subjectKeysOf({ nome: 'Ana D’Ávila', cpf: '52998224725' })).toEqual(
      expect.arrayContaining(['nome:Ana D’Ávila', 'nome:ANA D’ÁVILA|sufixo:982247', "nome:ANA D'AVILA|sufixo:982247"]),
    );
  });

  it('finds Pix lookups by the name, or the e-mail in its place, with a CPF or its digits', () => {
    const of = (name: string) => ['982247', '52998224725'].map((suffix) => `nome:${name}|sufixo:${suffix}`);
    const byName = subjectKeysOf({ cpf: '529.982.247-25', nome: 'Ana de Araújo' });
    expect(byName).toEqual(expect.arrayContaining([...of('ANA DE ARAÚJO'), ...of('ANA DE ARAUJO')]));
    const byEmail = subjectKeysOf({ cpf: '52998224725', email: 'ana@exemplo.com.br' });
    expect(byEmail).toEqual(expect.arrayContaining(of('ANA@EXEMPLO.COM.BR')));
  });

  it('finds lookups by a name whatever its capitals, accents and signs, and those of before as they may have been typed', () => {
    for (const input of ['nome', 'mae']) {
      const keys = subjectKeysOf({ [input]: 'Maria D’Ávila' });
      for (const form of [
        'MARIADAVILA',
        'Maria D’Ávila',
        'MARIA D’ÁVILA',
        'MARIA D’AVILA',
        "MARIA D'AVILA",
        'MARIA DAVILA',
      ])
        expect(keys).toContain(`${input}:${form}`);
    }
  });

  it('finds lookups by an RG with any number of leading zeros, and by a mobile with its ninth digit or without', () => {
    const rgs = subjectKeysOf({ rg: '0.4165-482' });
    for (const rg of ['4165482', '04165482', '00000004165482']) expect(rgs).toContain(`rg:${rg}`);
    expect(rgs).toHaveLength(8);
    expect(subjectKeysOf({ telefone: '11 98765-4321' })).toEqual(['telefone:11987654321', 'telefone:1187654321']);
    expect(subjectKeysOf({ telefone: '1187654321' })).toEqual(['telefone:1187654321', 'telefone:11987654321']);
    expect(subjectKeysOf({ telefone: '1134567890' })).toEqual(['telefone:1134567890']);
  });

  it('that is nothing finds nothing', () => {
    expect(subjectKeysOf({})).toEqual([]);
    expect(subjectKeysOf({ dataNascimento: '27/03/1980' })).toEqual([]);
  });
});
