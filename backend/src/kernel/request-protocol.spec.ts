import { parseProtocol, protocolRule, writeProtocol } from './request-protocol.js';

const DRAWS = [7, 23, 2, 20, 19, 9, 29, 13, 24, 4, 26, 11, 0, 28, 22, 21, 17, 3];
const PROTOCOL = writeProtocol(DRAWS);
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

describe('The protocol of a data subject’s request', () => {
  it('is five groups of four', () => {
    expect(PROTOCOL).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){4}$/);
  });

  it('is read in any case, with or without dashes, and with letters mistaken for digits', () => {
    const careless = PROTOCOL.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l');
    expect(parseProtocol(careless)).toBe(PROTOCOL);
    expect(parseProtocol(PROTOCOL.replaceAll('-', ''))).toBe(PROTOCOL);
  });

  it('is refused with any one character wrong', () => {
    const bare = PROTOCOL.replaceAll('-', '');
    for (let place = 0; place < bare.length; place++) {
      for (const letter of LETTERS) {
        if (letter === bare[place]) continue;
        expect(parseProtocol(bare.slice(0, place) + letter + bare.slice(place + 1))).toBeNull();
      }
    }
  });

  it('is refused with two neighbours swapped', () => {
    const bare = [...PROTOCOL.replaceAll('-', '')];
    for (let place = 0; place + 1 < bare.length; place++) {
      const swapped = [...bare];
      [swapped[place], swapped[place + 1]] = [bare[place + 1] ?? '', bare[place] ?? ''];
      if (swapped.join() !== bare.join()) expect(parseProtocol(swapped.join(''))).toBeNull();
    }
  });

  it('has its two check characters at its end', () => {
    expect(writeProtocol(DRAWS)).toBe('7Q2M-K9XD-R4TB-0WPN-H33R');
  });

  it.each([
    ['  ', 'Informe o número do protocolo.'],
    ['1234', 'Protocolo inválido. Confira os caracteres.'],
    [PROTOCOL, null],
  ])('%j is told: %p', (text, rule) => {
    expect(protocolRule(text)).toBe(rule);
  });

  it.each(['', '   ', '1234', 'não sei', `${PROTOCOL}0`])('is not %j', (text) => {
    expect(parseProtocol(text)).toBeNull();
    expect(protocolRule(text)).not.toBeNull();
  });
});
