import { appCodeIn, recoveryCodeIn } from './second-factor.js';

describe('a code as it is typed', () => {
  it.each([
    ['123456', '123456'],
    [' 123 456 ', '123456'],
    ['12345', null],
    ['1234567', null],
    ['12345a', null],
    ['', null],
  ])('%j is the app’s code %j', (text, code) => {
    expect(appCodeIn(text)).toBe(code);
  });

  it.each([
    ['k7mxp-2v9ht', 'k7mxp2v9ht'],
    [' K7MXP 2V9HT ', 'k7mxp2v9ht'],
    ['k7mxp-2v9h', null],
    ['k7mxp-2v9h1', null],
    ['k7mxp-2v9htx', null],
    ['1k7mxp-2v9ht', null],
    ['k7mxp-2v9ht1', null],
    ['123456', null],
  ])('%j is the recovery code %j', (text, code) => {
    expect(recoveryCodeIn(text)).toBe(code);
  });
});
