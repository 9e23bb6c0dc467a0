import * as emails from './account-email.js';
import { lookupDefinition } from './lookup-catalogue.js';
import * as rules from './rules.js';

const NOW = new Date('2026-11-20T12:00:00Z');

describe('lookup rules', () => {
  it.each<[rules.Rule, string, string]>([
    [rules.cpfRule, '52998224735', 'CPF inválido. Verifique o formato e os dígitos.'],
    [rules.cnpjRule, '12ABC34501DE34', 'CNPJ inválido. Verifique o formato e os dígitos.'],
    [rules.phoneRule, '999', 'Telefone inválido. Use o formato (11) 99999-9999.'],
    [rules.personNameRule, 'X', 'Nome inválido. Use apenas letras e espaços.'],
    [rules.personNameRule, 'Ana 3', 'Nome inválido. Use apenas letras e espaços.'],
    [rules.lookupEmailRule, 'ana@', 'Email inválido. Verifique o formato.'],
    [rules.lookupEmailRule, 'an\u200ba@exemplo.com', 'Email inválido. Verifique o formato.'],
    [rules.rgRule, '12', 'RG inválido. Verifique o formato.'],
    [rules.cepRule, '0100100', 'CEP inválido. Verifique o formato.'],
    [rules.pixKeyRule, 'a@', 'Chave PIX inválida. Verifique o formato.'],
    [rules.pixKeyRule, 'ana@exemplo', 'Chave PIX inválida. Verifique o formato.'],
  ])('%p refuses %p in the given words', (rule, value, text) => {
    expect(rule(value)).toBe(text);
  });

  it.each<[rules.Rule, string]>([
    [rules.cpfRule, '529.982.247-25'],
    [rules.cnpjRule, '12.abc.345/01de-35'],
    [rules.personNameRule, "  Maria   D'Ávila Sant’Anna-Reis "],
    [rules.personNameRule, 'Zé'],
    [rules.personNameRule, 'José Conceição'.normalize('NFD')],
    [rules.partnerNameRule, 'José Conceição'.normalize('NFD')],
    [rules.lookupEmailRule, ' Ana.Souza+x@Exemplo.com.br '],
    [rules.lookupEmailRule, "o'neil_1@x.com"],
    [rules.lookupEmailRule, `a@x.${'a'.repeat(30)}`],
    [rules.rgRule, '12.345.678-X'],
    [rules.rgRule, '12.345.678\u2011X'],
    [rules.cepRule, '01001-000'],
    [rules.cepRule, '\u200e01001\u2013000'],
    [rules.cnpjRule, '12.abc.345/01de\u201035'],
    [rules.pixKeyRule, 'ana@exemplo.com'],
  ])('%p accepts %p', (rule, value) => {
    expect(rule(value)).toBeNull();
  });

  it.each([
    'joão@x.com',
    '.ana@x.com',
    'ana.@x.com',
    'a..b@x.com',
    'a!b@x.com',
    'a@-x.com',
    'a@x-.com',
    'a@x.c',
    `a@${'x.'.repeat(126)}com`,
  ])('the e-mail %p is nobody’s to look up', (text) => {
    expect(rules.lookupEmailRule(text)).toBe('Email inválido. Verifique o formato.');
  });

  it.each<[rules.Rule, string, boolean]>([
    [rules.lookupEmailRule, `ab@${'x.'.repeat(124)}com`, true],
    [rules.lookupEmailRule, `a@${'x.'.repeat(125)}com`, false],
    [rules.personNameRule, 'a'.repeat(150), true],
    [rules.personNameRule, 'a'.repeat(151), false],
    [rules.pixKeyRule, 'abc', true],
    [rules.pixKeyRule, ' ab ', false],
    [rules.pixNameRule, 'AB', true],
    [rules.pixNameRule, ' A ', false],
    [rules.pixNameRule, 'A'.repeat(100), true],
    [rules.pixSuffixRule, '123', true],
    [rules.pixSuffixRule, ' 12 ', false],
    [rules.pixSuffixRule, '1'.repeat(20), true],
    [rules.pixSuffixRule, '1'.repeat(21), false],
    [rules.rgRule, '12345', true],
    [rules.rgRule, '1234', false],
    [rules.rgRule, `${'1'.repeat(13)}X`, true],
    [rules.rgRule, `${'1'.repeat(14)}X`, false],
    [rules.rgRule, 'MG1234567', true],
    [rules.rgRule, 'ABC123X', false],
    [rules.rgRule, '1234567Y', false],
    [rules.rgRule, 'É1234567', false],
    [rules.rgRule, '1234567É', false],
    [rules.accountNameRule, 'Zé', true],
    [rules.accountNameRule, 'a'.repeat(120), true],
    [rules.accountNameRule, 'a'.repeat(121), false],
    [rules.loginPasswordRule, '123456', true],
    [rules.loginPasswordRule, '1'.repeat(128), true],
    [rules.loginPasswordRule, '1'.repeat(129), false],
    [rules.suppressionReferenceRule, 'A1/', true],
    [rules.suppressionReferenceRule, '0801234-55.2026.8.26.0100', true],
    [rules.suppressionReferenceRule, 'a'.repeat(40), true],
    [rules.suppressionReferenceRule, 'a'.repeat(41), false],
    [rules.suppressionReferenceRule, 'A1', false],
    [rules.suppressionReferenceRule, '/A1', false],
    [rules.suppressionReferenceRule, 'A 1', false],
  ])('%p of %p holds: %p', (rule, value, holds) => {
    expect(rule(value) === null).toBe(holds);
  });

  it.each([
    ['529.982.247-25', 'O protocolo não pode ser um CPF.'],
    ['a', 'Informe o protocolo ou processo: de 3 a 40 letras, números, pontos, barras ou hifens.'],
  ])('the reference %p of a suppression is told: %s', (value, text) => {
    expect(rules.suppressionReferenceRule(value)).toBe(text);
  });

  it.each([
    ['Maria', 'Informe nome e sobrenome.'],
    ['X', 'Nome inválido. Use apenas letras e espaços.'],
    ['Maria Silva', null],
  ])('the partner %p is told: %p', (name, text) => {
    expect(rules.partnerNameRule(name)).toBe(text);
  });

  it.each([
    ['', 'Digite seu número do WhatsApp'],
    ['(11) 9999', 'Digite um número válido: (11) 99999-9999'],
    ['(11) 99999-9999', null],
  ])('the WhatsApp number %p is told: %p', (number, text) => {
    expect(rules.whatsappRule(number)).toBe(text);
  });

  it('a name is the same however its accents were typed or pasted', () => {
    expect(rules.collapseSpaces(' José   Conceição '.normalize('NFD'))).toBe('José Conceição'.normalize('NFC'));
    expect(rules.collapseSpaces('Joana D’Ávila')).toBe("Joana D'Ávila");
    expect(rules.personNameRule('x\u0302 y')).toBe('Nome inválido. Use apenas letras e espaços.');
  });

  it.each([
    ...['’', '‘', '´', '`', 'ʼ'].map((sign) => [`Joana D${sign}Ávila`, "Joana D'Ávila"]),
    ...['\u2011', '\u2013'].map((sign) => [`Ana${sign}Maria`, 'Ana-Maria']),
    ['\u202aAna Maria\u202c', 'Ana Maria'],
  ])('the name %j, with the signs of keyboards and documents, is looked up as %j', (typed, name) => {
    expect(rules.collapseSpaces(typed)).toBe(name);
    expect(rules.personNameRule(typed)).toBeNull();
  });

  it.each(['Joana D"Ávila', 'Joana D^Ávila', 'Ana_Maria', "'Ana", '-Ana', '´Ana'])('the name %j is none', (name) => {
    expect(rules.personNameRule(name)).toBe('Nome inválido. Use apenas letras e espaços.');
  });

  it.each([
    ['', '', 'Nome e sufixo são obrigatórios'],
    ['ANA', ' ', 'Nome e sufixo são obrigatórios'],
    ['A', '123', 'Nome deve ter pelo menos 2 caracteres'],
    ['A'.repeat(101), '123', 'Nome deve ter no máximo 100 caracteres'],
    ['ANA', '12', 'Sufixo deve ter pelo menos 3 caracteres'],
    ['..', '123', 'Nome inválido. Informe ao menos uma letra.'],
    ['.\u200b.', '123', 'Nome inválido. Informe ao menos uma letra.'],
    ['12345', '123', 'Nome inválido. Informe ao menos uma letra.'],
    ['ANA', '...', 'Sufixo inválido. Informe ao menos uma letra ou número.'],
    ['ANA', '***', 'Sufixo inválido. Informe ao menos uma letra ou número.'],
    ['LOJA 99', 'XYZ', null],
    ['É.', '***.982.247-**', null],
    ['ana@', '123', 'Chave PIX inválida. Verifique o formato.'],
  ])('a Pix lookup of %p and %p says %s', (name, suffix, text) => {
    expect(rules.pixNameRule(name) ?? rules.pixSuffixRule(suffix)).toBe(text);
  });

  it.each([
    ['982247', '982247'],
    [' ***.982.247-** ', '982247'],
    ['***982247**', '982247'],
    ['xxx.982.247–XX', '982247'],
    ['982.247', '982247'],
    ['529.982.247-25', '52998224725'],
    ['2247', '2247'],
    ['***.***', '***.***'],
    [' 12-34 ', '12-34'],
    ['12.34567', '12.34567'],
    ['loja 24', 'loja 24'],
  ])('a Pix suffix typed as %p is asked as %p', (typed, asked) => expect(rules.barePixSuffix(typed)).toBe(asked));

  it.each([
    '31/12/1899',
    '29/02/2025',
    '31/04/2000',
    '1/1/2000',
    '21/11/2026',
    '01/01/2027',
    '00/01/2000',
    '01/13/2000',
    '01/01/20001',
    '301/01/2000',
    'ontem',
  ])('refuses the birth date %s', (text) => {
    expect(rules.birthDateRule(text, NOW)).toBe('Data de nascimento inválida. Use o formato DD/MM/AAAA.');
  });

  it.each([
    ['29/02/2024', '2024-02-29'],
    ['01/01/1900', '1900-01-01'],
    [' 31/12/1999 ', '1999-12-31'],
    ['20/11/2026', '2026-11-20'],
  ])('reads the birth date %s as %s', (text, iso) => {
    expect(rules.parseBirthDate(text, NOW)).toBe(iso);
  });

  it.each([
    ['2026-11-21T02:59:59Z', '20/11/2026', true],
    ['2026-11-21T02:59:59Z', '21/11/2026', false],
    ['2026-11-21T03:00:00Z', '21/11/2026', true],
    ['2026-11-21T03:00:00Z', '22/11/2026', false],
    ['2027-01-01T02:59:59Z', '01/01/2027', false],
  ])('at %s takes the birth date %s: %p, as the day is in Brasília', (moment, text, taken) => {
    jest.useFakeTimers({ now: new Date(moment) });
    const asked = lookupDefinition('cpf-2').inputs.find(({ name }) => name === 'dataNascimento');
    expect(asked?.rule(text)).toBe(taken ? null : 'Data de nascimento inválida. Use o formato DD/MM/AAAA.');
    jest.useRealTimers();
  });
});

describe('account rules', () => {
  it.each([
    ['', 'Email é obrigatório'],
    ['ana', 'Email inválido'],
    ['ana@outlook.com', 'Apenas emails do Google são aceitos'],
    ['ana@gmail.com.br', 'Apenas emails do Google são aceitos'],
  ])('the e-mail %p is told: %s', (email, text) => {
    expect(emails.accountEmailRule(email)).toBe(text);
  });

  it.each(['ana@gmail.com', ' ANA@GoogleMail.com ', 'a.b+c@google.com'])('the e-mail %p is accepted', (email) => {
    expect(emails.accountEmailRule(email)).toBeNull();
  });

  it.each([
    ['', 'Email é obrigatório'],
    ['   ', 'Email é obrigatório'],
    ['ana', 'Email inválido'],
    ['ana@gmail', 'Email inválido'],
    ['ana@@gmail.com', 'Email inválido'],
    ['ana@empresa.com.br', null],
    [' ANA@gmail.com ', null],
    ['ana lima@gmail.com', 'Email inválido'],
    ['ana@gmail.com!', 'Email inválido'],
    ['ana@gmáil.com', 'Email inválido'],
    [`${'a'.repeat(244)}@gmail.com`, null],
    [`${'a'.repeat(245)}@gmail.com`, 'Email inválido'],
  ])('%j has the shape verdict %j', (text, verdict) => {
    expect(emails.emailShapeRule(text)).toBe(verdict);
  });

  it.each([
    'joão.silva@gmail.com',
    '.ana@gmail.com',
    'ana.@gmail.com',
    '😀@gmail.com',
    'а@gmail.com',
    'a!#$%@gmail.com',
    'ana.@empresa.com.br',
    'joão@empresa.com.br',
    'ana..souza@gmail.com',
    "o'neil@gmail.com",
    " O'NEIL@GMAIL.COM ",
    "o'neil!@empresa.com.br",
  ])('the e-mail %p is taken for no new account, though whoever has it may sign in', (email) => {
    const domains = [...emails.GOOGLE_DOMAINS, 'empresa.com.br'];
    expect(emails.newAccountEmailRule(email, domains)).toBe('Email inválido');
    expect(emails.accountEmailRule(email, domains)).toBeNull();
  });

  it.each(['ana@gmail.com', ' ana@gmail.com', ' ANA.b_c-d+1@GoogleMail.com ', 'a@google.com', "o'neil@empresa.com.br"])(
    'the e-mail %p is taken for a new account',
    (email) => {
      expect(emails.newAccountEmailRule(email, [...emails.GOOGLE_DOMAINS, 'empresa.com.br'])).toBeNull();
    },
  );

  it('of a new account’s e-mail says what it says of any', () => {
    expect(emails.newAccountEmailRule('')).toBe('Email é obrigatório');
    expect(emails.newAccountEmailRule('joão@outlook.com')).toBe('Apenas emails do Google são aceitos');
  });

  it.each([
    [' ', 'Por favor, digite seu email'],
    ['ana', 'Email inválido'],
    ['ana@gmail.com', null],
  ])('the e-mail %p of a forgotten password is told: %p', (email, text) => {
    expect(emails.forgottenEmailRule(email)).toBe(text);
  });

  it.each([
    [' Ana@Empresa.com.br ', null],
    ["o'neil@gmail.com", 'Email inválido'],
    ['ana', 'Email inválido'],
  ])('the e-mail %p of a new account of any domain is told: %p', (email, text) => {
    expect(emails.newEmailShapeRule(email)).toBe(text);
  });

  it('names the domains where the rule of the domains alone is asked', () => {
    expect(emails.googleEmailRule('ana@outlook.com')).toBe(
      'Apenas emails do Google são aceitos (@gmail.com, @google.com, @googlemail.com)',
    );
  });

  it('names the configured domains when they are others', () => {
    const text = 'Apenas emails destes domínios são aceitos (@empresa.com.br)';
    expect(emails.accountEmailRule('ana@gmail.com', ['empresa.com.br'])).toBe(text);
    expect(emails.googleEmailRule('ana@gmail.com', ['empresa.com.br'])).toBe(text);
    expect(emails.acceptedEmails(['empresa.com.br'])).toBe(text);
  });

  it.each([
    ['', 'Senha é obrigatória'],
    ['Ab1', 'Senha deve ter pelo menos 6 caracteres'],
    ['ABCDE1', 'Senha deve conter pelo menos uma letra minúscula'],
    ['abcde1', 'Senha deve conter pelo menos uma letra maiúscula'],
    ['Abcdef', 'Senha deve conter pelo menos um número'],
    [`Ab1${'x'.repeat(126)}`, 'Senha deve ter no máximo 128 caracteres'],
  ])('a new password %p is told: %s', (password, text) => {
    expect(rules.registrationPasswordRule(password)).toBe(text);
  });

  it('accepts a new password of each part and up to 128 characters (ASVS 6.2.9)', () => {
    expect(rules.registrationPasswordRule('Abcde1')).toBeNull();
    expect(rules.registrationPasswordRule(`Ab1${'x'.repeat(125)}`)).toBeNull();
  });

  it('asks eight characters of an administrator (ASVS 6.2.1)', () => {
    expect(rules.adminPasswordRule('Abcde12')).toBe('Senha deve ter pelo menos 8 caracteres');
    expect(rules.adminPasswordRule('abcdefgh')).toBe('Senha deve conter pelo menos uma letra maiúscula');
    expect(rules.adminPasswordRule('Abcdef12')).toBeNull();
  });

  it('asks for the confirmation and compares it', () => {
    expect(rules.confirmPasswordRule('Abcde1', '')).toBe('Confirmação de senha é obrigatória');
    expect(rules.confirmPasswordRule('Abcde1', 'Abcde2')).toBe('Senhas não coincidem');
    expect(rules.confirmPasswordRule('Abcde1', 'Abcde1')).toBeNull();
  });

  it.each([
    ['', 'Por favor, digite a nova senha'],
    ['Abcd1', 'A senha deve ter pelo menos 6 caracteres'],
    ['abcde1', 'Senha deve conter pelo menos uma letra maiúscula'],
    ['Abcde1', null],
  ])('a password that is set anew, %p, is told: %p', (password, text) => {
    expect(rules.resetPasswordRule(password)).toBe(text);
  });

  it('compares the confirmation of a password that is set anew', () => {
    expect(rules.confirmResetRule('Abcde1', 'Abcde2')).toBe('As senhas não coincidem');
    expect(rules.confirmResetRule('Abcde1', 'Abcde1')).toBeNull();
  });

  it.each([
    ['', 'Nome é obrigatório'],
    ['   ', 'Nome é obrigatório'],
    [' A ', 'Nome deve ter pelo menos 2 caracteres'],
  ])('the name %p is told: %s', (name, text) => {
    expect(rules.accountNameRule(name)).toBe(text);
  });

  it.each([
    ['', 'Senha é obrigatória'],
    ['12345', 'Senha deve ter pelo menos 6 caracteres'],
  ])('the login password %p is told: %s', (password, text) => {
    expect(rules.loginPasswordRule(password)).toBe(text);
  });
});

const INVISIBLE = 'Há caracteres invisíveis no texto. Apague-os e digite de novo.';

describe('a name that people see', () => {
  it.each([
    ['turns its direction', 'Ana \u202eamiL'],
    ['isolates a direction', 'Ana\u2066Lima\u2069'],
    ['holds a mark of direction', 'Ana\u200f Lima'],
    ['is widened by nothing', 'Ana\u200bLima'],
    ['joins without a sign', 'A\u2060na Lima'],
    ['begins with a mark', '\ufeffAna Lima'],
    ['hyphenates softly', 'A\u00adna Lima'],
    ['is blank to the eye', '\u2800\u3164'],
  ])('is refused when it %s', (_, name) => {
    expect([rules.accountNameRule(name), rules.visibleTextRule(name)]).toEqual([INVISIBLE, INVISIBLE]);
  });

  it.each(['Ana Lima', 'José D’Ávila-Sant’Anna', '李小龍', 'Ελένη', 'Zoë Müller', 'Ana 😀'])(
    'is taken as %s',
    (name) => {
      expect([rules.accountNameRule(name), rules.visibleTextRule(name)]).toEqual([null, null]);
    },
  );
});
