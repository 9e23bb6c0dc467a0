import { type ReportedLookup, reportContent } from './report.js';

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
  const lookup: ReportedLookup = {
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

  it('says what was asked, whence, when and what for', () => {
    const { title, trace, view, rules, notice } = reportContent(lookup);
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
    expect(reportContent({ ...lookup, ...nothing }).trace.map(([name]) => name)).toEqual([
      'Protocolo',
      'Consultado em',
      'Relatório emitido em',
    ]);
  });
});
