import { cnpjResult } from '@kernel/results/cnpj-result';
import { countOf, type ResultSection } from '@kernel/results/result-view';
import { company } from '../testing/answers';
import { rowsOf } from './result-text';

const view = cnpjResult(company);
const rows = (id: string) => rowsOf(view.sections.find((one) => one.id === id) as ResultSection);

describe('a CNPJ result', () => {
  it('opens with the company, its alphanumeric document, its status, opening day and place', () => {
    expect(view).toMatchObject({
      title: 'PRADO LTDA',
      document: '12.ABC.345/01DE-35',
      status: { text: 'ATIVA', tone: 'good' },
      facts: ['Aberta em 15/10/2019', 'BELO HORIZONTE, MG'],
    });
  });

  it('has its sections with how much each holds', () => {
    expect(view.sections.map((one) => [one.title, countOf(one)])).toEqual([
      ['Dados gerais', 10],
      ['Contatos', 1],
      ['Endereço', 1],
      ['Atividades', 2],
      ['Sócios', 1],
    ]);
  });

  it('writes capital, dates and yes or no as people do', () => {
    expect(rows('dados-gerais')).toEqual(
      expect.arrayContaining([
        ['Capital social', 'R$\u00a085.000,00'],
        ['Início de atividade', '15/10/2019'],
        ['Simples Nacional', 'Sim'],
        ['MEI', 'Não'],
      ]),
    );
  });

  it('tells the main activity from the others, with its punctuated code', () => {
    expect(rows('atividades').map(([, text]) => text)).toEqual([
      'Supermercados · CNAE: 4711-3/02 · Atividade: Principal',
      'Lanchonetes · CNAE: 5611-2/03 · Atividade: Secundária',
    ]);
  });

  it('survives an answer of another shape', () => {
    expect(cnpjResult({ qsa: {}, endereco: null, telefones: [''] }).sections.map(countOf)).toEqual([0, 0, 0, 0, 0]);
  });
});
