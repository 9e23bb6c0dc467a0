import { type PromoCode, termsRefusal } from './promo-code.js';
import { notOver, OPEN_TERMS, withTerms } from './promo-terms.js';

const NOW = new Date('2026-11-21T12:00:00Z');
const LATER = new Date(NOW.getTime() + 1);
const terms = { ...OPEN_TERMS, code: 'natal', percent: 10 };
const code: PromoCode = { ...terms, id: 'c', uses: 3, createdAt: NOW, deletedAt: null };

it('A code is kept in capitals and keeps its uses', () => {
  expect(withTerms(code, { ...terms, percent: 20 })).toMatchObject({ code: 'NATAL', percent: 20, uses: 3 });
});

it('A code without further terms is for everybody, at once', () => {
  expect(withTerms(code, terms)).toMatchObject({ planIds: null, maxUses: null, maxUsesPerAccount: null });
  expect(termsRefusal(withTerms(code, terms), 'gold', NOW)).toBeNull();
});

it('A window that ends before it begins is refused (ASVS 2.2.3)', () => {
  const refused = () => withTerms(code, { ...terms, startsAt: LATER, expiresAt: LATER });
  expect(refused).toThrow('A data de início deve ser anterior à de expiração');
  expect(withTerms(code, { ...terms, startsAt: NOW, expiresAt: LATER })).toMatchObject({ startsAt: NOW });
  expect(withTerms(code, { ...terms, startsAt: NOW })).toMatchObject({ startsAt: NOW, expiresAt: null });
  expect(withTerms(code, { ...terms, expiresAt: NOW })).toMatchObject({ startsAt: null, expiresAt: NOW });
});

it('An end that is over is refused when it is set, and leaves the rest of an old code free to change', () => {
  expect(() => notOver({ expiresAt: NOW }, NOW)).toThrow('A data de expiração já passou');
  for (const given of [{ expiresAt: LATER }, { expiresAt: null }, { percent: 20 }]) notOver(given, NOW);
});

it('The maximum goes down to the uses made, and no further', () => {
  expect(withTerms(code, { ...terms, maxUses: 3 }).maxUses).toBe(3);
  const refused = () => withTerms(code, { ...terms, maxUses: 2 });
  expect(refused).toThrow('já feitos (3)');
  expect(refused).toThrow(expect.objectContaining({ details: { currentUses: 3 } }));
});

it('What gives plans away is for once an account unless said otherwise', () => {
  expect(withTerms(code, { ...terms, percent: 100 }).maxUsesPerAccount).toBe(1);
  expect(withTerms(code, { ...terms, percent: 100, maxUsesPerAccount: 5 }).maxUsesPerAccount).toBe(5);
  expect(withTerms(code, { ...terms, percent: 99.99 }).maxUsesPerAccount).toBe(1);
  expect(withTerms(code, { ...terms, percent: 99.95 }).maxUsesPerAccount).toBe(1);
  expect(withTerms(code, { ...terms, percent: 99 }).maxUsesPerAccount).toBeNull();
});
