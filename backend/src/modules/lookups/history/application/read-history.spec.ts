import { cursorText, parseCursor } from './read-history.js';

const ID = '01a1fbf8-7112-724a-8856-e9548f0fd3d5';

describe('A cursor', () => {
  it.each([
    ['newest', ''],
    ['type', 'cpf-mae'],
    ['status', 'error'],
  ] as const)('of the order %s comes back as it went out', (sort, group) => {
    expect(parseCursor(sort, cursorText(sort, { group, id: ID }))).toEqual({ group, id: ID });
  });

  it.each(['', 'newest', `oldest..${ID}`, `newest.cpf.${ID}`, 'newest..1', `newest..${ID}.x`, "newest..' OR 1=1"])(
    'is refused when it is none, or of another order: %p',
    (text) => {
      expect(() => parseCursor('newest', text)).toThrow(
        expect.objectContaining({ kind: 'invalid', text: 'Cursor inválido.' }),
      );
    },
  );

  it.each([
    ['type', 'outro'],
    ['type', ''],
    ['status', 'diverged'],
    ['status', 'constructor'],
  ] as const)('is refused within the order %s where it has no group %p', (sort, group) => {
    expect(() => parseCursor(sort, cursorText(sort, { group, id: ID }))).toThrow('Cursor inválido.');
  });
});
