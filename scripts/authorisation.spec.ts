import { operations, ROUTES } from '../backend/test/authorisation/routes.js';

const known = operations();

test('every operation has a line in the table of who may do what (ASVS 8.1.1)', () => {
  expect(known.map(({ id }) => id).filter((id) => !(id in ROUTES))).toEqual([]);
});

test('the table has a line for nothing else', () => {
  const ids = new Set(known.map(({ id }) => id));
  expect(Object.keys(ROUTES).filter((id) => !ids.has(id))).toEqual([]);
});

test('an operation asks for the administrator’s password exactly where the table says so', () => {
  const asking = known.filter(({ asksProof }) => asksProof).map(({ id }) => id);
  expect(asking.sort()).toEqual(
    Object.keys(ROUTES)
      .filter((id) => ['proof', 'ownProof', 'tempOwnProof'].includes(ROUTES[id]?.rule ?? ''))
      .sort(),
  );
});

test('what an administrator may change asks for the password anew, or the table says why not', () => {
  const changing = known
    .filter(({ id, method }) => method !== 'GET' && ROUTES[id]?.rule === 'admin')
    .map(({ id }) => id);
  expect(changing.filter((id) => !ROUTES[id]?.unproven)).toEqual([]);
});

test('what a path names is said, and said to be somebody’s or an administrator’s business', () => {
  const naming = known.filter(({ id, path }) => path.includes('{') && !ROUTES[id]?.secret).map(({ id }) => id);
  expect(naming.filter((id) => !ROUTES[id]?.of)).toEqual([]);
  const loose = naming.filter((id) => !ROUTES[id]?.stranger && !['admin', 'proof'].includes(ROUTES[id]?.rule ?? ''));
  // A company of the open register is nobody’s: whoever has a plan, or the key of one who has, may read it.
  const open = loose.filter((id) => ROUTES[id]?.of === 'company' && ['plan', 'key'].includes(ROUTES[id]?.rule ?? ''));
  expect(loose.filter((id) => !open.includes(id))).toEqual([]);
});

test('who may call by a secret in the path is everybody, and there are three such operations', () => {
  const bySecret = Object.keys(ROUTES).filter((id) => ROUTES[id]?.secret);
  expect(bySecret).toEqual(['unsubscribe', 'verifyReport', 'getDataSubjectRequest']);
  for (const id of bySecret) expect(ROUTES[id]?.rule).toBe('public');
});

test('what everybody may read is meant for everybody: health, status, figures, prices, and what a page needs to begin (ASVS 13.4.5)', () => {
  const open = known.filter(
    ({ id, method }) => method === 'GET' && ROUTES[id]?.rule === 'public' && !ROUTES[id]?.secret,
  );
  expect(open.map(({ id }) => id).sort()).toEqual([
    'confirmWhatsappWebhook',
    'getBotLink',
    'getLiveness',
    'getPublicConfig',
    'getPublicStats',
    'getPublicStatus',
    'getReadiness',
    'getRetentionPeriods',
    'listLookupTypes',
    'listPlans',
  ]);
});
