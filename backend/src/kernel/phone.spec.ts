import { formatPhone, maskPhone, parsePhone } from './phone.js';

describe('phone', () => {
  it.each([
    ['(11) 99999-9999', '11999999999'],
    ['1133334444', '1133334444'],
    ['+55 (11) 99999-9999', '11999999999'],
    ['55 3333-4444', '5533334444'],
    ['(55) 99999-9999', '55999999999'],
  ])('reads %s as %s', (text, phone) => {
    expect(parsePhone(text)).toBe(phone);
  });

  it.each(['', '999999999', '119999999999', 'telefone', '(11) 9999-999a'])('refuses %p', (text) => {
    expect(parsePhone(text)).toBeNull();
  });

  it('formats ten and eleven digits and masks the middle', () => {
    expect(formatPhone('11987654321')).toBe('(11) 98765-4321');
    expect(formatPhone('1133334444')).toBe('(11) 3333-4444');
    expect(maskPhone('11987654321')).toBe('(11) *****-4321');
  });
});
