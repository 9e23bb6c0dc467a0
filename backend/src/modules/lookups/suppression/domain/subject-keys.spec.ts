import { askedKeysOf, documentProblem, keysOfDocuments, type SubjectDocument } from './subject-documents.js';
import {
  cnpjKey,
  cpfKey,
  emailKey,
  nameAndBirthKeys,
  nameAndDigitsKeys,
  phoneKey,
  rgKey,
  suffixCpfKey,
} from './subject-keys.js';

describe('The key of a subject', () => {
  it.each(['05299822472', '052.998.224-72', ' 052 998 224 72 ', '5299822472', 5_299_822_472])(
    'is one for a CPF written as %p',
    (written) => expect(cpfKey(written)).toBe('05299822472'),
  );

  it.each(['***.982.247-**', '123456789012', 'CPF', 'CPF 529.982.247-25', '529.982.247-25 (ANA)', '.-', '', null])(
    'is none for %p, which is no CPF',
    (written) => {
      expect(cpfKey(written)).toBeNull();
    },
  );

  it.each([
    ['12345678000195', '12345678'],
    ['12.345.678/0002-76', '12345678'],
    ['1234567000195', '01234567'],
    [12_345_678_000_195, '12345678'],
    ['12.abc.345/01de-35', '12ABC345'],
    ['12ABC34501DE3X', null],
    ['123456780001950', null],
    ['MEI', null],
    ['', null],
    [null, null],
  ])('is for the CNPJ %j %j, whatever the establishment', (written, key) => {
    expect(cnpjKey(written)).toBe(key);
  });

  it.each(['11987654321', '1187654321', '(11) 98765-4321', '+55 11 98765-4321', '011 98765 4321', '5511987654321'])(
    'is one for a mobile written as %p, with the ninth digit or without it',
    (written) => expect(phoneKey(written)).toBe('1187654321'),
  );

  it.each([
    ['0011 3000-4321', '1130004321'],
    ['1130004321', '1130004321'],
    ['123456789', null],
    ['123456789012', null],
    ['1551133334444', null],
    ['', null],
    [null, null],
  ])('is for the telephone %j %j', (written, key) => {
    expect(phoneKey(written)).toBe(key);
  });

  it.each([
    ['0010203', '10203'],
    ['100200', '100200'],
    ['AB12', null],
    ['', null],
    [null, null],
  ])('is for the RG %j %j', (written, key) => {
    expect(rgKey(written)).toBe(key);
  });

  it('is a whole CPF’s in a Pix suffix, and none for its digits in the middle', () => {
    expect(suffixCpfKey('529.982.247-25')).toBe('52998224725');
    expect(suffixCpfKey('982247')).toBeNull();
  });

  it('is none for a name without a day or digits, nor for what is no text', () => {
    for (const birth of ['', null, '1980']) expect(nameAndBirthKeys('JOSE DA SILVA', birth)).toEqual([]);
    for (const digits of ['', null, 'abc', 'x***982247**', '***982247**x'])
      expect(nameAndDigitsKeys('JOSE DA SILVA', digits)).toEqual([]);
    expect(emailKey(['ana@exemplo.com'])).toBeNull();
  });

  it('is another one for the landline that a mobile’s last digits are', () => {
    expect(phoneKey('11934567890')).not.toBe(phoneKey('1134567890'));
  });

  it('ignores how e-mails, RGs and names are written', () => {
    expect(emailKey(' Ana@Exemplo.com ')).toBe(emailKey('ana@exemplo.com'));
    expect(rgKey('04.165.482-76x')).toBe(rgKey('416548276X'));
    expect(nameAndBirthKeys('  josé  da Silva', '27/03/1980')).toEqual(nameAndBirthKeys('JOSE DA SILVA', '1980-03-27'));
    expect(nameAndBirthKeys('JOSE DA SILVA', '27/03/1980 00:00:00')[0]).toBe('JOSEDASILVA|1980-03-27');
    for (const birth of ['27031980', '19800327', 19_800_327, '27-3-1980', '1980/03/27'])
      expect(nameAndBirthKeys('JOSE DA SILVA', birth)[0]).toBe('JOSEDASILVA|1980-03-27');
    expect(nameAndBirthKeys('JOSE', '27/03/1980')).toEqual([]);
  });

  it.each(['Ana D’Ávila', "ANA D'AVILA", 'ANA D AVILA', 'ana davila', 'ANA D´ÁVILA', 'Ana Dʼávila', 'Ana D-Ávila'])(
    'is one for a name written as %p',
    (written) => expect(nameAndDigitsKeys(written, '982247')[0]).toBe('ANADAVILA|982247'),
  );

  it.each(["D'AVILA", 'DAVILA', '123 456', '- -'])('is none for %p, which is no whole name', (written) => {
    expect(nameAndDigitsKeys(written, '982247')).toEqual([]);
  });

  it.each(['529.982.247-25', '52998224725', '***.982.247-**', '***982247**', '982247'])(
    'is one for a name with the digits of %p',
    (digits) => expect(nameAndDigitsKeys('José da Silva', digits)[0]).toBe('JOSEDASILVA|982247'),
  );
});

describe('The documents of a person', () => {
  const CPF: SubjectDocument = { kind: 'cpf', value: '529.982.247-25' };
  const NAME: SubjectDocument = { kind: 'nome', value: 'José da Silva', birth: '27/03/1980' };

  it('give a key each, and the name one more with the CPF beside it', () => {
    expect(keysOfDocuments([CPF, NAME, CPF])).toEqual([
      { kind: 'cpf', key: '52998224725' },
      { kind: 'nome_nascimento', key: 'JOSEDASILVA|1980-03-27' },
      { kind: 'nome_cpf', key: 'JOSEDASILVA|982247' },
    ]);
  });

  it('give each kind its own key, and no key where they are none', () => {
    const documents: SubjectDocument[] = [
      { kind: 'telefone', value: '52998224725' },
      { kind: 'email', value: 'Ana@Exemplo.com' },
      { kind: 'rg', value: '04.165.482-76x' },
      { kind: 'cnpj', value: '12.ABC.345/01DE-35' },
      { kind: 'cpf', value: '11111111111' },
      NAME,
    ];
    expect(keysOfDocuments(documents)).toEqual([
      { kind: 'telefone', key: '5298224725' },
      { kind: 'email', key: 'ana@exemplo.com' },
      { kind: 'rg', key: '416548276X' },
      { kind: 'cnpj', key: '12ABC345' },
      { kind: 'nome_nascimento', key: 'JOSEDASILVA|1980-03-27' },
      { kind: 'nome_cpf', key: 'JOSEDASILVA|111111' },
    ]);
    expect(keysOfDocuments([documents[0] as SubjectDocument, NAME]).map(({ kind }) => kind)).toEqual([
      'telefone',
      'nome_nascimento',
    ]);
  });

  it.each<[SubjectDocument, string]>([
    [{ kind: 'cpf', value: '11111111111' }, 'CPF inválido. Verifique o formato e os dígitos.'],
    [{ kind: 'telefone', value: '12' }, 'Telefone inválido. Use o formato (11) 99999-9999.'],
    [{ kind: 'email', value: 'ana' }, 'Email inválido. Verifique o formato.'],
    [{ kind: 'rg', value: '12' }, 'RG inválido. Verifique o formato.'],
    [{ kind: 'cnpj', value: '12345678000190' }, 'CNPJ inválido. Verifique o formato e os dígitos.'],
    [{ kind: 'nome', value: 'José', birth: '27/03/1980' }, 'Informe o nome completo.'],
    [{ kind: 'nome', value: ' José ', birth: '27/03/1980' }, 'Informe o nome completo.'],
    [{ kind: 'nome', value: 'José da Silva' }, 'Informe a data de nascimento junto do nome.'],
    [
      { kind: 'nome', value: 'José da Silva', birth: '31/02/1980' },
      'Data de nascimento inválida. Use o formato DD/MM/AAAA.',
    ],
  ])('are refused when they name nobody: %j', (document, text) => {
    expect(documentProblem(document, [document])).toBe(text);
  });

  it('are also asked about as a name was filed before it was known by its letters alone', () => {
    expect(askedKeysOf({ kind: 'nome', value: 'Ana D’Ávila', birth: '27/03/1980' }).map(({ key }) => key)).toEqual([
      'ANADAVILA|1980-03-27',
      'ANA D’AVILA|1980-03-27',
    ]);
  });

  it('need no birth date where a CPF stands beside the name', () => {
    const name: SubjectDocument = { kind: 'nome', value: 'José da Silva' };
    expect(documentProblem(name, [CPF, name])).toBeNull();
  });
});
