import { API_SCOPES } from './api-keys.js';
import { cleanupDone, cleanupQuestion } from './cleanup.js';
import { companyChangeTexts } from './company-change.js';
import { AppError, invalidInput, rateLimited } from './errors.js';
import { isPurpose, PURPOSE_IDS } from './purposes.js';
import { isSourceId, SOURCE_IDS } from './sources.js';
import { extensionDaysRule } from './user-account.js';

describe('Words of closed lists', () => {
  it('are known by their own names alone', () => {
    expect([...PURPOSE_IDS, 'outra', 'constructor', 7, null].filter(isPurpose)).toEqual(PURPOSE_IDS);
    expect([...SOURCE_IDS, 'outra', 'constructor', 7, null].filter(isSourceId)).toEqual(SOURCE_IDS);
    expect(isPurpose(['cobranca'])).toBe(false);
    expect(isSourceId(['bureau'])).toBe(false);
  });

  it('say each change of a company once, and one without a word of its own in general', () => {
    expect(companyChangeTexts(['simples', 'regime_incluido', 'regime_removido', 'nova'])).toEqual([
      'Simples',
      'Simples ou MEI',
      'Cadastro',
    ]);
  });

  it('ask for a cleanup and tell of it by its rule', () => {
    expect(cleanupQuestion('plano_vencido', 2)).toBe('Confirma a remoção de 2 conta(s) expirada(s)?');
    expect(cleanupQuestion('nunca_pagou', 2)).toBe('Confirma a remoção de 2 cadastro(s) sem pagamento?');
    expect(cleanupDone(3)).toBe('Limpeza executada com sucesso! 3 conta(s) removida(s).');
  });

  it('give a key a scope of each kind of lookup', () => {
    expect(API_SCOPES).toEqual(expect.arrayContaining(['lookup:cpf', 'lookup:cnpj', 'history:read', 'webhooks']));
  });
});

it.each([
  [0, false],
  [1, true],
  [365, true],
  [366, false],
  [1.5, false],
  [Number.NaN, false],
])('A plan may be extended by %d days: %p', (days, may) => {
  expect(extensionDaysRule(days)).toBe(may ? null : 'Informe de 1 a 365 dias.');
});

it('A refusal names its field, and one for haste the time to wait', () => {
  expect(invalidInput('nome', 'Nome inválido.')).toMatchObject({
    text: 'Nome inválido.',
    fields: [{ field: 'nome', message: 'Nome inválido.' }],
    extra: {},
  });
  expect(new AppError('conflict', 'X', 'Não.', { extra: { plano: 1 } }).extra).toEqual({ plano: 1 });
  expect(rateLimited('Devagar.', { limite: 3 })(9)).toMatchObject({
    code: 'RATE_LIMITED',
    retryAfterSeconds: 9,
    details: { limite: 3 },
  });
});
