import { reportContent } from './report.js';

it('A report takes a company that the register has among the others in size for no large one', () => {
  const association = { cnpj: '11222333000181', razao_social: 'AMIGOS DO BAIRRO', porte: 'DEMAIS', capital_social: 0 };
  const { view } = reportContent({
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
});
