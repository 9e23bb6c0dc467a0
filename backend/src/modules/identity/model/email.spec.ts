import { EmailPolicy, forgottenEmailShapeRule, normalizeEmail } from './email.js';

const GOOGLE_ONLY = 'Apenas emails do Google são aceitos (@gmail.com, @google.com, @googlemail.com)';
const policy = new EmailPolicy(() => ['gmail.com', 'google.com', 'googlemail.com'], 'chefe@empresa.com.br');

describe('an account’s e-mail', () => {
  it('is compared trimmed and in lower case', () => {
    expect(normalizeEmail('  Ana.Souza@GMAIL.com ')).toBe('ana.souza@gmail.com');
  });

  it.each([
    ['ana@gmail.com', null],
    ['ana@google.com', null],
    ['ana@googlemail.com', null],
    ['ana@hotmail.com', GOOGLE_ONLY],
    ['ana@gmail.com.br', GOOGLE_ONLY],
  ])('%j is refused with %j', (email, refusal) => {
    expect(policy.refusal(email)).toBe(refusal);
  });

  it('names the domains when they were configured', () => {
    expect(new EmailPolicy(() => ['empresa.com.br'], null).refusal('ana@gmail.com')).toBe(
      'Apenas emails destes domínios são aceitos (@empresa.com.br)',
    );
  });

  it.each([
    ['', 'Por favor, digite seu email'],
    ['ana', 'Email inválido'],
    [' Ana@Empresa.com.br ', null],
  ])('of a forgotten password, %j, is told: %p', (email, text) => {
    expect(forgottenEmailShapeRule(email)).toBe(text);
  });

  it('may be of any domain for the administrator, and of nobody else', () => {
    expect(policy.isAdmin('chefe@empresa.com.br')).toBe(true);
    expect(policy.refusal('chefe@empresa.com.br')).toBeNull();
    expect(policy.isAdmin('outro@empresa.com.br')).toBe(false);
    expect(policy.subscriberRefusal('chefe@empresa.com.br')).toBe(GOOGLE_ONLY);
    expect(policy.subscriberRefusal('ana@gmail.com')).toBeNull();
    expect(new EmailPolicy(() => [], null).isAdmin('')).toBe(false);
  });
});
