import { reachablePhone } from './reachable-phone.js';

const IN_USE = `11 12 13 14 15 16 17 18 19 21 22 24 27 28 31 32 33 34 35 37 38 41 42 43 44 45 46 47 48 49
  51 53 54 55 61 62 63 64 65 66 67 68 69 71 73 74 75 77 79 81 82 83 84 85 86 87 88 89
  91 92 93 94 95 96 97 98 99`.split(/\s+/);

describe('A phone that can be dialled', () => {
  it('has an area code in use', () => {
    const codes = Array.from({ length: 90 }, (_, i) => String(i + 10));
    expect(codes.filter((code) => reachablePhone(`${code}33334444`) !== null)).toEqual(IN_USE);
    expect(codes.filter((code) => reachablePhone(`(${code}) 91234-5678`) !== null)).toEqual(IN_USE);
  });

  it.each([
    ['+55 (11) 91234-5678', '11912345678'],
    ['(11) 2345-6789', '1123456789'],
    ['(11) 5345-6789', '1153456789'],
    ['(011) 3322-4402', '1133224402'],
    ['011 98765-4321', '11987654321'],
    ['011987654321', '11987654321'],
    ['01133224402', null],
    ['011.332.244-02', null],
    ['+5501133224402', '1133224402'],
    ['0800 123 4567', null],
    ['(11) 1345-6789', null],
    ['(11) 6345-6789', null],
    ['11812345678', null],
    ['52998224725', null],
    ['1191234567', null],
    ['telefone', null],
    ['', null],
  ])('%j is %j', (text, phone) => {
    expect(reachablePhone(text)).toBe(phone);
  });
});
