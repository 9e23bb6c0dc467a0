import fc from 'fast-check';
import {
  cpfsIn,
  dataMonth,
  each,
  formattedIncome,
  fullPhone,
  isSameName,
  nameLetters,
  normaliseDay,
  normalisedFields,
  normaliseMark,
  normaliseText,
  padded,
  plainName,
  withoutCpf,
} from './normalise.js';

describe('A text of a source', () => {
  it('loses the spaces around it', () => expect(normaliseText('  MARIA ')).toBe('MARIA'));

  it.each([null, undefined, '', '   ', 'Sem dados', ' Sem dados ', {}, [], true, Number.NaN])(
    'is null when it says nothing: %p',
    (nothing) => expect(normaliseText(nothing)).toBeNull(),
  );

  it.each([
    ...[
      'SEM DADOS',
      'sem dados',
      'NAO INFORMADO',
      'NÃO INFORMADO',
      'Não informada',
      'SEM INFORMACAO',
      'Sem informação',
    ],
    ...['NAO CONSTA', ' Não consta ', 'NULL', 'null'],
  ])('is null when it fills a gap: %p', (filler) => expect(normaliseText(filler)).toBeNull());

  it.each([
    ...[
      'SEM DADOS LTDA',
      'COM SEM DADOS',
      'NAO',
      'NAO CONSTAM',
      'CONSTA',
      'SEM',
      'NULLA',
      'ANNULL',
      'INFORMADO',
      'S/N',
    ],
    ...['NAO INFORMADO PELO TITULAR', 'X NAO CONSTA'],
  ])('stays when it only holds such words: %p', (text) => expect(normaliseText(text)).toBe(text));

  it('stays text when the source sends a number', () => expect(normaliseText(191)).toBe('191'));

  it('never keeps an edge of white space nor the words "Sem dados", whatever was sent', () => {
    fc.assert(
      fc.property(fc.anything(), (anything) => {
        const text = normaliseText(anything);
        expect(text === null || (text === text.trim() && text !== '' && text !== 'Sem dados')).toBe(true);
      }),
    );
  });

  it('changes nothing the second time', () => {
    fc.assert(fc.property(fc.string(), (text) => expect(normaliseText(normaliseText(text))).toBe(normaliseText(text))));
  });
});

describe('A day of a source', () => {
  it.each([
    ...['00/00/0000', '0000-00-00', '00000000', 0, '0000-00-00T00:00:00.000Z', '-'],
    ...['01/01/0001', '0001-01-01T00:00:00', '00010101', '9999-12-31', '31129999', 'SEM DADOS', null],
  ])('is null where the source does not know it: %j', (day) => {
    const unknown = { nascimento: day, NASCIMENTO_VINCULO: day, nasc: day, data_situacao_cadastral: day };
    const fields = normalisedFields(unknown, ['nascimento', 'NASCIMENTO_VINCULO', 'nasc', 'data_situacao_cadastral']);
    expect(Object.values(fields)).toEqual([null, null, null, null]);
    expect(normaliseDay(day)).toBeNull();
  });

  it.each(['27/03/1980', '1980-03-27', '2000-01-01', '00/00/1980', '1980', '10/2026', 'ontem', 'T'])(
    'stays as it is written: %j',
    (day) => expect(normalisedFields({ data_informacao: day }, ['data_informacao'])).toEqual({ data_informacao: day }),
  );

  it('is not looked for in other fields', () => {
    const house = { numero: '9999', telefone: '99991234', escore: '0' };
    expect(normalisedFields(house, ['numero', 'telefone', 'escore'])).toEqual(house);
  });
});

describe('A name', () => {
  it.each(["Joana d'Ávila", 'JOANA D’AVILA', 'JOANA D AVILA', 'JOANA DAVILA', ' Joana D-Avila'])(
    'is the same as %s is written',
    (told) => expect(isSameName(told, "JOANA D'AVILA")).toBe(true),
  );

  it('without a letter is the same only as it is written', () => expect(isSameName('123', '123')).toBe(true));

  it.each<[string | null, string]>([
    ['JOANA D AVILA LIMA', "JOANA D'AVILA"],
    ['', "JOANA D'AVILA"],
    [null, "JOANA D'AVILA"],
    ['456', '123'],
    [null, '123'],
    ['JOANA', 'MARIA'],
  ])('is another: %p, %p', (told, asked) => expect(isSameName(told, asked)).toBe(false));
});

describe('A CPF that lost its zeros', () => {
  it('gets them back', () => expect(padded('191', 11)).toBe('00000000191'));

  it('is none where it has nothing but zeros', () =>
    expect(normalisedFields({ cep: '0', cpf: 191, uf: '0' }, ['cep', 'cpf', 'uf'])).toEqual({
      cep: null,
      cpf: '00000000191',
      uf: '0',
    }));

  it('and other documents have their whole length', () => {
    const record = { CPF_VINCULO: 191, cnpj: 191, titulo_eleitor: 191, pis: 191, cep: '1001000' };
    expect(normalisedFields(record, ['CPF_VINCULO', 'cnpj', 'titulo_eleitor', 'pis', 'cep'])).toEqual({
      CPF_VINCULO: '00000000191',
      cnpj: '00000000000191',
      titulo_eleitor: '000000000191',
      pis: '00000000191',
      cep: '01001000',
    });
  });

  it('stays as it is where zeros only begin or end it, and is none in no record', () => {
    expect(normalisedFields({ cpf: '***000', pis: '00000000000', cnpj: '000X' }, ['cpf', 'pis', 'cnpj'])).toEqual({
      cpf: '***000',
      pis: null,
      cnpj: '000X',
    });
    expect(normalisedFields(null, ['cpf'])).toEqual({ cpf: null });
  });

  it('has eleven digits and the same value, whatever number of digits came', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999_999 }), (number) => {
        const cpf = padded(String(number), 11);
        expect(cpf).toMatch(/^\d{11}$/);
        expect(Number(cpf)).toBe(number);
      }),
    );
  });

  it.each(['***.982.247-**', '529982247251', 'MG123', '123MG', null])(
    'is left alone when it is no such thing: %p',
    (other) => expect(padded(other, 11)).toBe(other),
  );
});

describe('A phone', () => {
  it('is written with its area code', () => expect(fullPhone('11', '987654321')).toBe('(11) 987654321'));

  it('is null when a part is missing', () => {
    expect(fullPhone(null, '987654321')).toBeNull();
    expect(fullPhone('11', null)).toBeNull();
  });
});

describe('An income', () => {
  it.each([
    ['12843.06', 'R$ 12843,06'],
    ['12843', 'R$ 12843,00'],
    ['12.843,06', 'R$ 12843,06'],
    ['R$ 1.412,5', 'R$ 1412,50'],
    ['2.500', 'R$ 2500,00'],
    ['R$ 2.500', 'R$ 2500,00'],
    ['1.412', 'R$ 1412,00'],
    ['1.234.567,89', 'R$ 1234567,89'],
    ['1412.5', 'R$ 1412,50'],
    ['0', 'R$ 0,00'],
  ])('of %s reads %s', (income, text) => expect(formattedIncome(income)).toBe(text));

  it.each(['alta', '', '0x10', '1e30', '1.41.2', '12843.061', null])('is null when it is no number: %p', (income) =>
    expect(formattedIncome(income)).toBeNull(),
  );

  it('has two decimals after a comma for every amount', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e9 }), (cents) => {
        const text = formattedIncome((cents / 100).toFixed(2));
        expect(text).toMatch(/^R\$ \d+,\d{2}$/);
        expect(Math.round(Number(text?.slice(3).replace(',', '.')) * 100)).toBe(cents);
      }),
    );
  });
});

describe('A company name', () => {
  it.each([
    ['JOSE ANDRADE TORRES 30727375849', 'JOSE ANDRADE TORRES ***.273.758-**'],
    ['307.273.758-49 JOSE', '***.273.758-** JOSE'],
    ['A 30727375849 B 52998224725', 'A ***.273.758-** B ***.982.247-**'],
  ])('hides the CPF in %s', (name, hidden) => expect(withoutCpf(name)).toBe(hidden));

  it.each(['PADARIA 24 HORAS LTDA', 'LOTE 11222333000181', 'POSTO BR040', null])(
    'is left alone without one: %p',
    (name) => expect(withoutCpf(name)).toBe(name),
  );

  it.each([
    ['JOSE TORRES 307273758-49', 'JOSE TORRES ***.273.758-**'],
    ['JOSE TORRES 307.273.75849', 'JOSE TORRES ***.273.758-**'],
    ['JOSE TORRES30727375849', 'JOSE TORRES ***.273.758-**'],
    ['JOÃO 307.273.758-49ME', 'JOÃO ***.273.758-**ME'],
  ])('hides and tells a CPF however it is written: %s', (name, hidden) => {
    expect(withoutCpf(name)).toBe(hidden);
    expect(cpfsIn(name)).toEqual(['30727375849']);
  });

  it.each([
    'JOSE 307273758-40',
    'DISK11987654321',
    'LOTE 30.727.375/8490-12',
    'LOTE30727375849011',
    'TEL 11 98765-4321',
  ])('keeps digits that are no CPF: %s', (name) => {
    expect(withoutCpf(name)).toBe(name);
    expect(cpfsIn(name)).toEqual([]);
  });

  it('never shows eleven digits in a row on their own', () => {
    const cpf = fc.stringMatching(/^\d{11}$/);
    fc.assert(
      fc.property(
        fc.stringMatching(/^[A-Z ]{0,20}$/),
        cpf,
        fc.stringMatching(/^[ .,-]?[A-Z ]{0,10}$/),
        (a, digits, b) => {
          expect(withoutCpf(`${a} ${digits} ${b}`)).not.toContain(digits);
        },
      ),
    );
  });
});

describe('What else sources tell', () => {
  it.each([
    [true, 'SIM'],
    [false, 'NAO'],
    [' TALVEZ ', 'TALVEZ'],
    [null, null],
  ])('is the mark %j as %j', (value, mark) => {
    expect(normaliseMark(value)).toBe(mark);
  });

  it.each([
    ['2026-11', '2026-11'],
    [' 2026-11 ', '2026-11'],
    ['2026-11-01', null],
    ['12026-11', null],
    ['26-11', null],
    ['2026-1', null],
    ['novembro', null],
    [null, null],
  ])('is the month %j as %j', (value, month) => {
    expect(dataMonth(value)).toBe(month);
  });

  it('is a list, or none', () => {
    expect(each([1, 2], (one) => one * 2)).toEqual([2, 4]);
    expect(each(null, String)).toEqual([]);
  });

  it.each([
    ['MARIA DA SILVA', 'MARIA DA SILVA', 'MARIADASILVA'],
    ["  Joana   d'Ávila ", "JOANA D'AVILA", 'JOANADAVILA'],
    ['ANA  LIMA', 'ANA LIMA', 'ANALIMA'],
    ['A', 'A', 'A'],
    ['ANA B. LIMA 2', 'ANA B. LIMA 2', 'ANABLIMA'],
    [null, '', ''],
  ])('is the name %j as %j, and by its letters as %j', (name, plain, letters) => {
    expect(plainName(name)).toBe(plain);
    expect(nameLetters(plain)).toBe(letters);
  });
});
