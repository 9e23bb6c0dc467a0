import { formatPercent, normalisePromoCode, promoCodeRule, promoStateOf } from './promo-code.js';

const NOW = new Date('2026-11-21T12:00:00Z');
const BEFORE = new Date(NOW.getTime() - 1);
const standing = { isActive: true, expiryDate: null, maxUses: null, currentUses: 0 };

it('A code is kept in capitals and without the space around it', () => {
  expect(normalisePromoCode(' natal-10 ')).toBe('NATAL-10');
});

it.each(['A', 'natal10', ' NATAL-10 ', 'X'.repeat(20)])('The code %j can be made', (code) => {
  expect(promoCodeRule(code)).toBeNull();
});

it.each([
  ['', 'Código é obrigatório'],
  ['   ', 'Código é obrigatório'],
  ['X'.repeat(21), 'Código deve ter no máximo 20 caracteres'],
  ['NATAL 10', 'Use apenas letras de A a Z, números e hífen no código'],
  ['-NATAL', 'Use apenas letras de A a Z, números e hífen no código'],
  ['NATAL-', 'Use apenas letras de A a Z, números e hífen no código'],
  ['PROMOÇÃO', 'Use apenas letras de A a Z, números e hífen no código'],
  ["A';--", 'Use apenas letras de A a Z, números e hífen no código'],
])('The code %j is refused: %s', (code, text) => {
  expect(promoCodeRule(code)).toBe(text);
});

it.each([
  ['Ativo', {}],
  ['Ativo', { maxUses: 3, currentUses: 2, expiryDate: new Date(NOW.getTime() + 1) }],
  ['Esgotado', { maxUses: 3, currentUses: 3 }],
  ['Expirado', { expiryDate: NOW }],
  ['Expirado', { expiryDate: BEFORE, maxUses: 3, currentUses: 3 }],
  ['Inativo', { isActive: false, expiryDate: BEFORE, maxUses: 3, currentUses: 3 }],
] as const)('A code is %s when %j', (state, change) => {
  expect(promoStateOf({ ...standing, ...change }, NOW)).toBe(state);
});

it.each([
  [10, '10%'],
  [12.5, '12,5%'],
  [99.99, '99,99%'],
])('%d per cent are written %s', (percent, text) => {
  expect(formatPercent(percent)).toBe(text);
});
