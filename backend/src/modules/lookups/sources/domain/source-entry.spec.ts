import { entryFault, type SourceEntry } from './source-entry.js';

const ENTRY: SourceEntry = {
  owner: 'Bureau Exemplo S.A.',
  ownerRole: 'operador',
  cnpj: '11222333000181',
  contractNumber: '2026/42',
  contractStart: '2026-01-01',
  contractEnd: '2026-11-21',
  legalBasis: 'protecao_credito',
  dataMonth: null,
  lookupTypes: ['cpf'],
  notes: null,
  changedAt: new Date(),
  changedBy: null,
};
const ASKED = { type: 'cpf', fictional: false, today: '2026-11-21' } as const;
const faultWith = (change: Partial<SourceEntry>, asked: object = {}) =>
  entryFault({ ...ENTRY, ...change }, { ...ASKED, ...asked });

describe('A source of personal data', () => {
  it('may be asked for the types of its entry, to the last day of the contract', () => {
    expect(faultWith({})).toBeNull();
    expect(faultWith({ contractEnd: null })).toBeNull();
    expect(faultWith({}, { today: '2026-01-01' })).toBeNull();
  });

  it.each<[string | null, Partial<SourceEntry>, object]>([
    ['contrato-encerrado', {}, { today: '2026-11-22' }],
    ['contrato-futuro', {}, { today: '2025-12-31' }],
    ['sem-contrato', { contractNumber: null }, {}],
    ['sem-contrato', { contractStart: null }, {}],
    ['sem-base-legal', { legalBasis: null }, {}],
    ['sem-responsavel', { cnpj: null }, {}],
    ['tipo-de-fora', { lookupTypes: ['rg'] }, {}],
    ['sem-base-legal', { legalBasis: 'dados_ficticios' }, {}],
    [null, { legalBasis: 'dados_ficticios' }, { fictional: true }],
  ])('is held to what its entry says: %s', (fault, change, asked) => {
    expect(faultWith(change, asked)).toBe(fault);
  });

  it('may not be asked without an entry, whoever it is', () => {
    expect(entryFault(null, ASKED)).toBe('sem-registro');
    expect(entryFault(null, { ...ASKED, fictional: true })).toBe('sem-registro');
  });
});

it('A source of open data needs no entry, but is held to the types of the one that it has', () => {
  expect(faultWith({ contractNumber: null }, { type: 'cnpj' })).toBe('tipo-de-fora');
  expect(faultWith({ contractNumber: null, lookupTypes: ['cnpj'] }, { type: 'cnpj' })).toBeNull();
  expect(entryFault(null, { ...ASKED, type: 'cnpj' })).toBeNull();
  expect(entryFault(null, { ...ASKED, type: 'cep' })).toBeNull();
});
