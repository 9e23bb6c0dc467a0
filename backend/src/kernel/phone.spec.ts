import { formatPhone, maskPhone, otherMobileForm, parsePhone, withoutCountryCode } from './phone.js';

describe('phone', () => {
  it.each([
    ['(11) 99999-9999', '11999999999'],
    ['1133334444', '1133334444'],
    ['55 3333-4444', '5533334444'],
    ['(55) 99999-9999', '55999999999'],
    ['\u202a(11) 99999\u20139999\u202c', '11999999999'],
    ['(22) 2222-2222', '2222222222'],
    ['(33) 3333-3333', '3333333333'],
    ['(99) 99999-9999', '99999999999'],
  ])('reads %s as %s', (text, phone) => {
    expect(parsePhone(text)).toBe(phone);
  });

  it.each([
    '',
    '999999999',
    '119999999999',
    'telefone',
    '(11) 9999-999a',
    '+55 (11) 99999-9999',
    '551133334444',
    '00000000000',
    '(00) 0000-0000',
  ])('refuses %p', (text) => {
    expect(parsePhone(text)).toBeNull();
  });

  it.each([
    ['+55 (11) 99999-9999', '11999999999'],
    ['551133334444', '1133334444'],
    ['\u202a+55 11 99999\u20119999\u202c', '11999999999'],
    ['5592999999999', '92999999999'],
    ['(55) 99999-9999', '55999999999'],
    ['55 3333-4444', '5533334444'],
    ['+1 212 555 0100', null],
  ])('reads %s, typed by a person, as %s', (text, phone) => {
    expect(parsePhone(withoutCountryCode(text))).toBe(phone);
  });

  it.each([
    ['  +55 11 99999-9999', ' 11 99999-9999'],
    ['11 55 33334444', '11 55 33334444'],
    ['99 55 11 99999 9999', '99 55 11 99999 9999'],
    ['+55 11 99999-9999 ramal', '+55 11 99999-9999 ramal'],
  ])('takes of %j the country’s code alone, leaving %j', (text, left) => {
    expect(withoutCountryCode(text)).toBe(left);
  });

  it.each([
    ['11987654321', '1187654321'],
    ['1187654321', '11987654321'],
    ['1133334444', '1133334444'],
    ['11933334444', '11933334444'],
    ['9911987654321', '9911987654321'],
    ['11876543210', '11876543210'],
  ])('%s is, with its ninth digit or without, %s', (phone, other) => {
    expect(otherMobileForm(phone)).toBe(other);
  });

  it('formats ten and eleven digits and masks the middle', () => {
    expect(formatPhone('11987654321')).toBe('(11) 98765-4321');
    expect(formatPhone('1133334444')).toBe('(11) 3333-4444');
    expect(maskPhone('11987654321')).toBe('(11) *****-4321');
  });
});
