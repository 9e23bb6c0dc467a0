import { cpfResult } from '@kernel/results/cpf-result';
import { countOf, emptyFieldsIn, type ResultSection } from '@kernel/results/result-view';
import { person } from '../testing/answers';
import { rowsOf, sectionText } from './result-text';

const view = cpfResult(person);
const section = (id: string) => view.sections.find((one) => one.id === id) as ResultSection;

describe('a CPF result', () => {
  it('opens with the name, the formatted document, the status and the age', () => {
    const { title, document, status } = view;
    expect({ title, document, status }).toEqual({
      title: 'HELENA PRADO VASQUES',
      document: '529.982.247-25',
      status: { text: 'REGULAR', tone: 'good' },
    });
    expect(view.facts[0]).toMatch(/^\d+ anos$/);
  });

  it('has the eight sections in order, each with how much it holds', () => {
    expect(view.sections.map((one) => [one.title, countOf(one)])).toEqual([
      ['Dados gerais', 7],
      ['Documentos', 5],
      ['Contatos', 2],
      ['Endereços', 1],
      ['Parentes', 2],
      ['Score', 2],
      ['Renda', 5],
      ['Empresas', 1],
    ]);
    expect(emptyFieldsIn(view)).toBe(3);
  });

  it('offers a call for any phone and WhatsApp for a mobile', () => {
    const phones = section('contatos').blocks[0];
    const links = phones?.kind === 'items' ? phones.items.map((item) => item.links.map(({ href }) => href)) : [];
    expect(links).toEqual([['tel:+5531987654402', 'https://wa.me/5531987654402'], ['tel:+553133224402']]);
  });

  it('offers to look up a relative whose CPF is known, and only then', () => {
    const relatives = section('parentes').blocks[0];
    expect(relatives?.kind === 'items' && relatives.items.map(({ related }) => related)).toEqual([
      { type: 'cpf', document: '11144477735' },
      null,
    ]);
  });

  it('says scores in points where there are any, and in the words of their range', () => {
    expect(section('score').blocks).toEqual([
      {
        kind: 'scores',
        scores: [
          { name: 'CSB8', points: 742, words: 'BAIXO RISCO', tone: 'good' },
          { name: 'CSBA', points: null, words: 'ALTO RISCO', tone: 'caution' },
        ],
      },
    ]);
  });

  it('says what the source writes in the place of points, and makes no points of it', () => {
    const { resultado } = person;
    const scored = cpfResult({
      resultado: { ...resultado, score: [{ CSB8: 'SEM SCORE', CSBA: -1, CSBA_FAIXA: 'X' }] },
    });
    expect(scored.sections.find(({ id }) => id === 'score')?.blocks).toEqual([
      {
        kind: 'scores',
        scores: [
          { name: 'CSB8', points: null, words: 'SEM SCORE', tone: 'neutral' },
          { name: 'CSBA', points: null, words: 'X', tone: 'neutral' },
        ],
      },
    ]);
  });

  it('writes money, dates and tax years as people do', () => {
    expect(rowsOf(section('renda'))).toContainEqual(['Renda', 'R$\u00a03.250,50']);
    expect(rowsOf(section('renda'))).toContainEqual(['IRPF 2026', 'Declaração processada']);
  });

  it('copies a section as plain text without its empty fields', () => {
    expect(sectionText(section('enderecos'))).toBe(
      'Endereços\nEndereços: RUA DOS LIRIOS, 402 · Bairro: CENTRO · Cidade: BELO HORIZONTE, MG · CEP: 30110-000',
    );
    expect(sectionText(section('dados-gerais'))).not.toContain('Pai');
  });

  it('shows no age for the deceased', () => {
    const { resultado } = person;
    const dados_gerais = { ...resultado.dados_gerais, situacao_cadastral: 'TITULAR FALECIDO' };
    const gone = cpfResult({ resultado: { ...resultado, dados_gerais } });
    expect(gone.facts).toEqual([]);
    expect(gone.status?.tone).toBe('bad');
  });

  it('calls nothing unknown to the source that is withheld of the deceased', () => {
    const dados_gerais = { cpf: '52998224725', nome: null, situacao_cadastral: 'TITULAR FALECIDO', obito: 'SIM' };
    const gone = cpfResult({ resultado: { dados_gerais } });
    expect(gone.sections.map((one) => [one.id, countOf(one)])).toEqual([
      ['dados-gerais', 2],
      ['documentos', 1],
    ]);
    expect(emptyFieldsIn(gone)).toBe(0);
  });

  it('shows no registration of the deceased as good, though it still says REGULAR', () => {
    const { resultado } = person;
    const dados_gerais = { ...resultado.dados_gerais, situacao_cadastral: 'REGULAR', obito: 'SIM' };
    const gone = cpfResult({ resultado: { ...resultado, dados_gerais } });
    expect(gone.status).toEqual({ text: 'REGULAR', tone: 'neutral' });
    expect(gone.summary[0]).toMatchObject({ label: 'Situação', value: 'REGULAR', tone: 'neutral' });
  });

  it.each([null, {}, { resultado: [] }, { resultado: { parentes: 'x', score: [null] } }])(
    'survives an answer of another shape: %j',
    (answer) => {
      expect(cpfResult(answer).sections.map(countOf)).toEqual([0, 0, 0, 0, 0, 0, 0, 0]);
    },
  );
});
