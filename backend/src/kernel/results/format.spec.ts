import * as say from './format.js';
import { ageOf, moneyText } from './format.js';

describe('An age in a result', () => {
  it.each([
    ['the evening before, Brasília', '2026-11-21T02:59:59Z', 17],
    ['midnight in Brasília', '2026-11-21T03:00:00Z', 18],
    ['the evening of the day itself', '2026-11-22T02:30:00Z', 18],
  ])('changes with the day in Brasília, wherever the reader or the server is: %s', (_, now, age) => {
    expect(ageOf('21/11/2008', new Date(now))).toBe(age);
    expect(ageOf('2008-11-21', new Date(now))).toBe(age);
  });

  it('of who was born on 29 February grows on 1 March', () => {
    expect(ageOf('29/02/2008', new Date('2026-02-28T15:00:00Z'))).toBe(17);
    expect(ageOf('29/02/2008', new Date('2026-03-01T15:00:00Z'))).toBe(18);
  });

  it.each([null, 'ontem', '21/11/1880', '22/11/2026'])('is not told of %p', (birth) => {
    expect(ageOf(birth, new Date('2026-11-21T15:00:00Z'))).toBeNull();
  });
});

describe('An amount in a result', () => {
  it.each([
    ['3250.00', 'R$ 3.250,00'],
    ['3250,5', 'R$ 3.250,50'],
    ['2.500', 'R$ 2.500,00'],
    ['R$ 2.500', 'R$ 2.500,00'],
    ['1.412,30', 'R$ 1.412,30'],
    [85_000, 'R$ 85.000,00'],
    [0.125, 'R$ 0,13'],
  ])('of %j is read as %s', (written, text) => expect(moneyText(written)?.replace('\u00a0', ' ')).toBe(text));

  it.each(['0x10', '1e30', 'ATE 2.000', '1.41.2'])('stays as it is in %j', (text) =>
    expect(moneyText(text)).toBe(text),
  );

  it.each([null, '', ' '])('is not told of %j', (nothing) => expect(moneyText(nothing)).toBeNull());
});

describe('A text of a result', () => {
  it.each<[string, (value: never) => unknown, unknown, unknown]>([
    ['a day', say.dateText, '2019-05-31', '31/05/2019'],
    ['a day', say.dateText, '2019-05-31T10:00:00Z', '31/05/2019'],
    ['a day', say.dateText, '31/05/2019', '31/05/2019'],
    ['a day', say.dateText, 'em 2019-05-31', 'em 2019-05-31'],
    ['a day', say.dateText, '12019-05-31', '12019-05-31'],
    ['a day', say.dateText, '19870314', '14/03/1987'],
    ['a day', say.dateText, 19870314, '14/03/1987'],
    ['a day', say.dateText, '14031987', '14/03/1987'],
    ['a day', say.dateText, '2012/07/05', '05/07/2012'],
    ['a day', say.dateText, '5-7-2012', '05/07/2012'],
    ['a day', say.dateText, '31/05/2019 10:00:00', '31/05/2019 10:00:00'],
    ['a day', say.dateText, '1/2/2019', '1/2/2019'],
    ['a day', say.dateText, '2019-05', '2019-05'],
    ['a day', say.dateText, 'ontem', 'ontem'],
    ['a day', say.dateText, ' ', null],
    ['a day', say.dateText, null, null],
    ['a day', say.dateText, '00/00/0000', null],
    ['a day', say.dateText, '0000-00-00', null],
    ['a day', say.dateText, '01/01/0001', null],
    ['a day', say.dateText, '9999-12-31', null],
    ['a month', say.monthText, '2026-10', '10/2026'],
    ['a month', say.monthText, '2026-10-01', '10/2026'],
    ['a month', say.monthText, '12026-10', '12026-10'],
    ['a month', say.monthText, 'outubro', 'outubro'],
    ['a sex', say.sexText, 'F', 'Feminino'],
    ['a sex', say.sexText, 'M', 'Masculino'],
    ['a sex', say.sexText, 'X', 'X'],
    ['yes or no', say.yesOrNo, true, 'Sim'],
    ['yes or no', say.yesOrNo, false, 'Não'],
    ['yes or no', say.yesOrNo, 'TALVEZ', 'TALVEZ'],
    ['yes or no', say.yesOrNoText, 'S', 'Sim'],
    ['yes or no', say.yesOrNoText, 'sim', 'Sim'],
    ['yes or no', say.yesOrNoText, 'N', 'Não'],
    ['yes or no', say.yesOrNoText, 'NAO', 'Não'],
    ['yes or no', say.yesOrNoText, 'SIMPLES', 'SIMPLES'],
    ['yes or no', say.yesOrNoText, 'OS', 'OS'],
    ['yes or no', say.yesOrNoText, 'NADA', 'NADA'],
    ['yes or no', say.yesOrNoText, 'AN', 'AN'],
    ['yes or no', say.yesOrNoText, null, null],
    ['a CPF', say.cpfText, '52998224725', '529.982.247-25'],
    ['a CPF', say.cpfText, '***.982.247-**', '***.982.247-**'],
    ['a CNPJ', say.cnpjText, '11222333000181', '11.222.333/0001-81'],
    ['a CEP', say.cepText, '01001000', '01001-000'],
    ['a CEP', say.cepText, '123', '123'],
    ['a telephone', say.phoneText, '11987654321', '(11) 98765-4321'],
    ['a telephone', say.phoneText, '5511987654321', '(11) 98765-4321'],
    ['a telephone', say.phoneText, '+55 (011) 3333-4444', '(11) 3333-4444'],
    ['a telephone', say.phoneText, '123', '123'],
    ['a telephone', say.phoneText, null, null],
    ['an activity', say.cnaeText, '6201501', '6201-5/01'],
    ['an activity', say.cnaeText, 111_301, '0111-3/01'],
    ['an activity', say.cnaeText, '62015012', '62015012'],
    ['an activity', say.cnaeText, null, null],
    ['years', say.yearsText, 1, '1 ano'],
    ['years', say.yearsText, 2, '2 anos'],
    ['an origin', say.originText, 'cache', 'Memória recente'],
  ])('says %s (%p) of %j as %j', (_, text, value, said) => {
    expect(text(value as never)).toBe(said);
  });

  it('tells a person’s age and place, and of the deceased why there is so little', () => {
    expect(say.lifeTexts(null, false, false, 'SANTOS, SP')).toEqual(['SANTOS, SP']);
    expect(say.lifeTexts(null, false, false, null)).toEqual([]);
    expect(say.lifeTexts('27/03/1980', true, false, 'SANTOS, SP')).toEqual([]);
    expect(say.lifeTexts('27/03/1980', true, true, null)).toEqual([say.OF_THE_DECEASED]);
  });

  it.each([
    ['11987654321', true],
    ['(11) 98765-4321', true],
    ['11387654321', false],
    ['1198765432', true],
    ['5511987654321', true],
    ['551198765432', true],
    ['1133334444', false],
    ['08001234567', false],
    ['123', false],
  ])('knows of %s whether it is a mobile: %p', (phone, mobile) => expect(say.isMobile(phone)).toBe(mobile));

  it.each([
    ['1133334444', true],
    ['551153334444', true],
    ['1163334444', false],
    ['1113334444', false],
    ['11387654321', false],
    ['08001234567', false],
    ['123', false],
  ])('knows of %s whether it is a landline: %p', (phone, landline) => expect(say.isLandline(phone)).toBe(landline));

  it('offers a chat on a mobile alone, and nothing on what is no telephone', () => {
    expect(say.phoneLinks('11987654321').map(({ href }) => href)).toEqual([
      'tel:+5511987654321',
      'https://wa.me/5511987654321',
    ]);
    expect(say.phoneLinks('5511987654321')).toEqual(say.phoneLinks('11987654321'));
    expect(say.phoneLinks('1198765432')).toEqual(say.phoneLinks('11998765432'));
    expect(say.phoneLinks('1133334444').map(({ kind }) => kind)).toEqual(['phone']);
    expect(say.phoneLinks('02133334444').map(({ href }) => href)).toEqual(['tel:+552133334444']);
    expect(say.phoneLinks('11387654321').map(({ kind }) => kind)).toEqual(['phone']);
    expect(say.phoneLinks('123')).toEqual([]);
  });
});

describe('The tone of a result', () => {
  it.each([
    [null, 'neutral', 'neutral'],
    ['REGULAR', 'good', 'neutral'],
    ['Ativa', 'good', 'neutral'],
    ['ATIVO', 'good', 'neutral'],
    ['IRREGULAR', 'caution', 'caution'],
    ['REGULAR EM PARTE', 'caution', 'caution'],
    ['PENDENTE', 'caution', 'caution'],
    ['SUSPENSA', 'bad', 'bad'],
    ['TITULAR FALECIDO', 'bad', 'bad'],
  ])('of the situation %j is %s, of somebody who died %s', (status, tone, ofTheDead) => {
    expect([say.statusTone(status), say.statusTone(status, true)]).toEqual([tone, ofTheDead]);
  });

  it.each([
    [null, 'neutral'],
    ['ALTISSIMO RISCO', 'bad'],
    ['Altíssimo risco', 'bad'],
    ['RISCO MUITO ALTO', 'bad'],
    ['ALTO RISCO', 'caution'],
    ['BAIXISSIMO RISCO', 'good'],
    ['MEDIO RISCO', 'neutral'],
  ])('of the risk %j is %s', (range, tone) => {
    expect(say.riskTone(range)).toBe(tone);
  });
});

it('An age is none before birth and from 130 years on', () => {
  const now = new Date('2026-11-21T15:00:00Z');
  expect(['2026-11-21', '1896-11-22', '1896-11-21'].map((birth) => ageOf(birth, now))).toEqual([0, 129, null]);
});
