import { cepResult } from '@kernel/results/cep-result';
import { cpf2Result } from '@kernel/results/cpf-2-result';
import { emailResult } from '@kernel/results/email-result';
import { fotorjResult } from '@kernel/results/fotorj-result';
import { pixResult } from '@kernel/results/pix-result';
import { countOf, emptyFieldsIn, type ResultView } from '@kernel/results/result-view';
import { rgResult } from '@kernel/results/rg-result';
import { cardHolder, emailOwner, photo, pixOwner, place, registration } from '../testing/answers';
import { resultJson } from './result-files';
import { rowsOf } from './result-text';

const sections = (view: ResultView) => view.sections.map((one) => [one.title, countOf(one)]);
const rows = (view: ResultView) => view.sections.flatMap(rowsOf);
const linksIn = (view: ResultView) =>
  view.sections.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.kind === 'items' ? block.items.flatMap(({ links }) => links) : [])),
  );

describe('a result about one person', () => {
  it.each([
    ['RG', rgResult(cardHolder)],
    ['FotoRJ', fotorjResult(photo)],
    ['e-mail', emailResult(emailOwner)],
    ['Pix', pixResult(pixOwner)],
    ['CPF 2.0', cpf2Result(registration)],
  ])('of %s opens with name, CPF and age', (_, view) => {
    expect(view).toMatchObject({ title: 'HELENA PRADO VASQUES', documentLabel: 'CPF', document: '529.982.247-25' });
    expect(view.facts[0]).toMatch(/^\d+ anos$/);
  });

  it('arranges an RG into general data, documents and profile', () => {
    const view = rgResult(cardHolder);
    expect(view.status).toEqual({ text: 'REGULAR', tone: 'good' });
    expect(sections(view)).toEqual([
      ['Dados gerais', 6],
      ['Documentos', 6],
      ['Renda e perfil', 7],
    ]);
    expect(rows(view)).toContainEqual(['Renda', 'R$\u00a03.250,50']);
  });

  it('shows a photo with its text, and a place for none', () => {
    const [section] = fotorjResult(photo).sections;
    expect(section?.blocks[0]).toMatchObject({
      kind: 'photo',
      photo: { src: expect.stringMatching(/^data:image\/png;base64,iVBOR/), alt: 'Foto de HELENA PRADO VASQUES' },
    });
    const saved = fotorjResult({ resultado: { ...photo.resultado, foto: { base64: null } } });
    expect(saved.sections[0]?.blocks[0]).toMatchObject({ photo: { src: null } });
    const script = fotorjResult({ resultado: { ...photo.resultado, foto: { base64: 'PHNjcmlwdD4=' } } });
    expect(script.sections[0]?.blocks[0]).toMatchObject({ photo: { src: null } });
  });

  it('keeps a photo out of what is exported', () => {
    const text = resultJson(fotorjResult(photo), photo, null);
    expect(text).not.toContain('iVBOR');
    expect(JSON.parse(text).data.resultado.documentos.rg).toBe('416548276');
    expect(rows(fotorjResult(photo)).flat().join()).not.toContain('iVBOR');
  });

  it("calls, writes to and finds on the map an e-mail's owner", () => {
    expect(linksIn(emailResult(emailOwner)).map(({ kind }) => kind)).toEqual([
      'phone',
      'whatsapp',
      'phone',
      'mail',
      'map',
    ]);
  });

  it('reads the Pix address, whose state is spelt "estado"', () => {
    expect(rows(pixResult(pixOwner))).toContainEqual([
      'Endereço',
      'RUA DOS LIRIOS, 402 · Bairro: CENTRO · Cidade: BELO HORIZONTE, MG · CEP: 30110-000',
    ]);
  });

  it('says how a CPF stands at the tax authority, and when it was told so', () => {
    const view = cpf2Result({
      ...registration,
      receita_federal: { ...registration.receita_federal, situacao: 'SUSPENSA', pendencias: 'Declaração em falta' },
    });
    expect(view.status).toEqual({ text: 'SUSPENSA', tone: 'bad' });
    expect(rows(view)).toEqual(
      expect.arrayContaining([
        ['Última atualização', '21/11/2026 09:30:12'],
        ['Pendências', 'Declaração em falta'],
        ['Fonte', 'Receita Federal'],
      ]),
    );
  });

  it('names no deceased person of whom nothing but the status is told', () => {
    const gone = cpf2Result({
      dados_pessoais: { cpf: '52998224725', nome: null, nascimento: null },
      receita_federal: { situacao: 'TITULAR FALECIDO' },
    });
    expect(gone).toMatchObject({
      title: 'Pessoa falecida',
      facts: ['De pessoas falecidas é mostrada só a situação do CPF.'],
      status: { tone: 'bad' },
    });
    expect(gone.sections.map(({ id }) => id)).toEqual(['dados-gerais', 'receita-federal']);
    expect(emptyFieldsIn(gone)).toBe(0);
  });

  it('shows no registration of the deceased as good, though it still says REGULAR', () => {
    const gone = cpf2Result({
      dados_pessoais: { cpf: '52998224725', obito: 'SIM' },
      receita_federal: { situacao: 'REGULAR' },
    });
    expect(gone.status).toEqual({ text: 'REGULAR', tone: 'neutral' });
    expect(gone.summary[0]).toMatchObject({ label: 'Situação', value: 'REGULAR', tone: 'neutral' });
    expect(JSON.stringify(gone.sections)).toContain('{"label":"Óbito","value":"Sim"}');
  });
});

describe('a CEP result', () => {
  it('opens with the street and leads to the map by its coordinates', () => {
    const view = cepResult(place);
    expect(view).toMatchObject({
      title: 'Rua dos Lírios',
      document: '30110-000',
      documentLabel: 'CEP',
      facts: ['Centro', 'Belo Horizonte, MG'],
    });
    expect(linksIn(view)[0]?.href).toContain('query=-19.91%2C-43.93');
    expect(view.sections.flatMap(rowsOf).map(([, text]) => text)).toContainEqual(
      expect.stringContaining('Coordenadas: 19,91° S, 43,93° O'),
    );
  });

  it('names the town where a whole town has one code', () => {
    const town = cepResult({ ...place, logradouro: null, bairro: null, latitude: null, longitude: null });
    expect(town).toMatchObject({ title: 'Belo Horizonte, MG' });
    expect(linksIn(town)[0]?.href).toContain('Belo%20Horizonte');
  });
});

it.each([null, {}, [], { resultado: null }, { dados_pessoais: 'x', endereco: [] }])(
  'the readers survive an answer of another shape: %j',
  (answer) => {
    for (const read of [rgResult, fotorjResult, emailResult, pixResult, cpf2Result, cepResult]) {
      expect(rows(read(answer))).toEqual([]);
    }
  },
);
