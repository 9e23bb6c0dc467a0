import {
  answerEmailRule,
  deadlineText,
  optionalCnpjRule,
  optionalPhoneRule,
  optionalRgRule,
  otherEmailsRule,
  requestMessageRule,
  splitEmails,
  subjectNameRule,
} from './data-subject-request.js';

describe('The clock of a request', () => {
  it.each([
    [15, 'faltam 15 dias'],
    [1, 'falta 1 dia'],
    [0, 'vence hoje'],
    [-1, 'vencido há 1 dia'],
    [-2, 'vencido há 2 dias'],
  ])('with %i days left says “%s”', (daysLeft, text) => {
    expect(deadlineText(daysLeft)).toBe(text);
  });
});

describe('The form of a request', () => {
  it('takes other e-mails as people separate them', () => {
    expect(splitEmails(' Ana@x.com, ana@y.com.br;ana@z.com ')).toEqual(['ana@x.com', 'ana@y.com.br', 'ana@z.com']);
    expect(otherEmailsRule('ana@x.com, ana@')).toBe('Um dos e-mails é inválido. Separe-os por vírgula.');
    expect(otherEmailsRule('a@x.com b@x.com c@x.com d@x.com')).toBe('Informe no máximo 3 e-mails.');
    expect(otherEmailsRule('a@x.com b@x.com c@x.com')).toBeNull();
    expect(otherEmailsRule('')).toBeNull();
  });

  it('needs an e-mail for the answer', () => {
    expect(answerEmailRule('  ')).toBe('Informe o e-mail para a resposta.');
    expect(answerEmailRule('ana@')).toBe('Email inválido. Verifique o formato.');
    expect(answerEmailRule(' ana@x.com ')).toBeNull();
  });

  it('takes a telephone and an RG, or neither', () => {
    for (const phone of ['', '  ', '(11) 99999-9999', '+55 11 99999-9999']) expect(optionalPhoneRule(phone)).toBeNull();
    expect(optionalPhoneRule('999')).toBe('Telefone inválido. Use o formato (11) 99999-9999.');
    for (const rg of ['', '  ', '12.345.678-X']) expect(optionalRgRule(rg)).toBeNull();
    expect(optionalRgRule('12')).toBe('RG inválido. Verifique o formato.');
    for (const cnpj of ['', ' ', '12.abc.345/01de-35']) expect(optionalCnpjRule(cnpj)).toBeNull();
    expect(optionalCnpjRule('12345678000190')).toBe('CNPJ inválido. Verifique o formato e os dígitos.');
  });

  it('takes a message of 2,000 characters', () => {
    expect(requestMessageRule('a'.repeat(2_000))).toBeNull();
    expect(requestMessageRule('a'.repeat(2_001))).toBe('Use no máximo 2000 caracteres.');
  });

  it('asks for a name that can be one', () => {
    expect(subjectNameRule('  ')).toBe('Informe seu nome completo.');
    expect(subjectNameRule('Ana 2')).toBe('Nome inválido. Use apenas letras e espaços.');
    expect(subjectNameRule("Ana D'Ávila")).toBeNull();
  });
});
