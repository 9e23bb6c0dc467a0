import { type RuntimeSetting, readSetting, writtenSetting } from './setting.js';

const PACE: RuntimeSetting = { name: 'PACE', kind: 'number', initial: 60, least: 1, most: 600 };
const DOMAINS: RuntimeSetting = { name: 'DOMAINS', kind: 'domains', initial: ['gmail.com'] };
const BOUNDS = { problem: 'Informe um número de 1 a 600.' };

describe('A setting', () => {
  it.each(['1', '600', ' 42 '])('takes the number %j', (text) => {
    expect(readSetting(PACE, text)).toEqual({ value: Number(text) });
  });

  it.each(['0', '601', '1.5', '-1', '1e2', '', 'x', '9'.repeat(40)])('refuses %j as a number (ASVS 1.4.2)', (text) => {
    expect(readSetting(PACE, text)).toEqual(BOUNDS);
  });

  it.each([
    ['gmail.com', ['gmail.com']],
    [' Gmail.com,google.com ; gmail.com\nempresa.com.br', ['gmail.com', 'google.com', 'empresa.com.br']],
  ])('takes the domains %j', (text, value) => {
    expect(readSetting(DOMAINS, text)).toEqual({ value });
  });

  it.each(['', ' , ', 'gmail', '@gmail.com', 'gmail..com', '-a.com', 'a-.com', `${'a.'.repeat(130)}com`, 'ação.com'])(
    'refuses %j as domains',
    (text) => expect(readSetting(DOMAINS, text)).toHaveProperty('problem'),
  );

  it('refuses more domains than anybody means', () => {
    const many = Array.from({ length: 21 }, (_, n) => `d${n}.com`).join(',');
    expect(readSetting(DOMAINS, many)).toEqual({ problem: 'Informe no máximo 20 domínios.' });
  });

  it('is written as it is read', () => {
    expect([writtenSetting(5), writtenSetting(['a.com', 'b.com'])]).toEqual(['5', 'a.com, b.com']);
  });
});
