import { type ReportedLookup, reportContent } from './report.js';

const LOOKUP: ReportedLookup = {
  type: 'cpf',
  asked: '529.982.247-25',
  protocolo: '20261126-7Q2M-K9XD',
  at: new Date('2026-11-26T12:00:00Z'),
  purpose: 'cobranca',
  origem: 'contratada',
  fonte: 'Birô de dados',
  dadosDe: '2024-01',
  resultJson: JSON.stringify({
    resultado: { dados_gerais: { nome: 'ANA LIMA' }, enderecos: [{ cidade: 'SAO LUIS', uf: 'MA' }] },
  }),
  code: 'código',
  madeAt: new Date('2026-11-27T02:30:00Z'),
  address: 'https://nitido.example/verificar/codigo',
};

it('A report takes a company that the register has among the others in size for no large one', () => {
  const association = { cnpj: '11222333000181', razao_social: 'AMIGOS DO BAIRRO', porte: 'DEMAIS', capital_social: 0 };
  const { view, notice } = reportContent({
    type: 'cnpj',
    asked: '11.222.333/0001-81',
    protocolo: 'NTD-1',
    at: new Date('2026-11-26T12:00:00Z'),
    purpose: null,
    origem: 'aberta',
    fonte: 'BrasilAPI',
    dadosDe: null,
    resultJson: JSON.stringify(association),
    code: 'código',
    madeAt: new Date('2026-11-26T12:00:00Z'),
    address: 'https://nitido.example/verificar/codigo',
  });
  const fields = view.sections.flatMap(({ blocks }) =>
    blocks.flatMap((one) => (one.kind === 'fields' ? one.fields : [])),
  );
  expect(fields.find(({ label }) => label === 'Porte')?.value).toBe('Demais (nem ME nem EPP)');
  expect(view.summary.find(({ label }) => label === 'Porte e capital')?.value).toBe('Demais (nem ME nem EPP)');
  expect(notice).toBe('Documento com dados pessoais. Guarde e descarte com cuidado (Lei nº 13.709/2018).');
});

describe('The trace of a report', () => {
  it('says what was asked, whence, when and what for', () => {
    const { title, trace, view, rules, notice } = reportContent(LOOKUP);
    expect(title).toBe('Relatório de consulta: CPF');
    expect(trace).toEqual([
      ['Consulta', 'CPF: 529.982.247-25'],
      ['Protocolo', '20261126-7Q2M-K9XD'],
      ['Consultado em', '26/11/2026 09:00:00 (horário de Brasília)'],
      ['Fonte', 'Birô de dados'],
      ['Origem', 'Contratada'],
      ['Dados de', '01/2024'],
      ['Finalidade', 'Localização para cobrança'],
      ['Relatório emitido em', '26/11/2026 23:30:00 (horário de Brasília)'],
    ]);
    expect(notice).toContain('para a finalidade indicada acima');
    expect([view.title, view.facts]).toEqual(['Ana Lima', ['São Luís, MA']]);
    expect(rules.warnings.map(({ text }) => text)).toContain('Dados de 01/2024: têm 34 meses');
  });

  it('leaves out what nobody told', () => {
    const nothing = { asked: null, purpose: null, origem: null, fonte: null, dadosDe: null };
    expect(reportContent({ ...LOOKUP, ...nothing }).trace.map(([name]) => name)).toEqual([
      'Protocolo',
      'Consultado em',
      'Relatório emitido em',
    ]);
  });
});

describe('A report of many people', () => {
  const people = Array.from({ length: 130 }, (_, n) => ({ dados_cpf: { nome: `ANA LIMA ${n}`, nasc: '27/03/1980' } }));
  const told = (data: object) => {
    const { view } = reportContent({ ...LOOKUP, type: 'nome', resultJson: JSON.stringify(data) });
    const [list] = view.sections.flatMap(({ blocks }) => blocks.filter((block) => block.kind === 'people'));
    return [view.title, view.facts, list?.people.length];
  };

  it('tells the first hundred, and how many of all they are', () => {
    const first = (title: string, of: string) => [title, [`Mostrando 100 de ${of}`], 100];
    expect(told({ total: 130, resultados: people })).toEqual(first('130 pessoas encontradas', '130'));
    const more = { total: 1500, haMais: true, resultados: people };
    expect(told(more)).toEqual(first('Mais de 1.500 pessoas encontradas', 'mais de 1.500'));
  });

  it('tells all where they are a hundred', () => {
    const whole = ['100 pessoas encontradas', [], 100];
    expect(told({ total: 100, resultados: people.slice(0, 100) })).toEqual(whole);
  });
});
