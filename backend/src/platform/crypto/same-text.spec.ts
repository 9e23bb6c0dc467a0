import { isSameText } from './same-text.js';

describe('Two texts', () => {
  it.each([
    ['equal ones', 'segredo', 'segredo', true],
    ['one letter changed', 'segredo', 'segredO', false],
    ['one longer', 'segredo', 'segredo ', false],
    ['as many letters, but not as many bytes', 'segredo', 'segredó', false],
    ['none given', '', 'segredo', false],
    ['none at all', '', '', true],
  ])('%s', (_, given, expected, same) => {
    expect(isSameText(given, expected)).toBe(same);
  });
});
