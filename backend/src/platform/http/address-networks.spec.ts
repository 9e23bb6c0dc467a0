import { liesInSome, networksOf, parseNetwork } from './address-networks.js';

describe('The networks that an address is counted under', () => {
  it('are itself alone for IPv4, however it is written', () => {
    expect(networksOf('203.0.113.7')).toEqual([{ name: '203.0.113.7', times: 1 }]);
    expect(networksOf('::ffff:203.0.113.7')).toEqual([{ name: '203.0.113.7', times: 1 }]);
  });

  it('are the /64, the /56 and the /48 for IPv6, the wider the higher its ceiling', () => {
    const networks = [
      { name: '2001:db8:1:2ff::/64', times: 1 },
      { name: '2001:db8:1:200::/56', times: 4 },
      { name: '2001:db8:1::/48', times: 16 },
    ];
    expect(networksOf('2001:db8:1:2ff::7')).toEqual(networks);
    expect(networksOf('2001:0DB8:0001:02ff:ffff::1%eth0')).toEqual(networks);
  });

  it('are one for whoever has no address that can be read', () => {
    expect(networksOf(null)).toEqual([{ name: '', times: 1 }]);
    expect(networksOf('unix')).toEqual([{ name: 'unix', times: 1 }]);
  });
});

describe('A network of a key', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7/32'],
    ['203.0.113.0/24', '203.0.113.0/24'],
    ['0.0.0.0/0', '0.0.0.0/0'],
    ['2001:DB8::/32', '2001:db8::/32'],
    ['::1', '::1/128'],
    ['::ffff:203.0.113.0/120', '203.0.113.0/24'],
  ])('is read from %s', (text, network) => {
    expect(parseNetwork(text)).toBe(network);
  });

  it.each([
    '',
    'casa',
    '203.0.113.0/33',
    '203.0.113/24',
    '1.2/8',
    '0x7f.1/8',
    '2001:db8::/129',
    '10.0.0.0/8 ',
    '1/8',
    '010.0.0.1',
    'fe80::1%eth0',
    '10.0.0.0/8/8',
    '10.0.0.0/',
    '10.0.0.0/-1',
    '/8',
  ])('is not %j', (text) => {
    expect(parseNetwork(text)).toBeNull();
  });

  it('holds the addresses within it, also those of IPv4 that come written in IPv6, and nothing else', () => {
    const networks = ['203.0.113.0/24', '2001:db8::/32'];
    for (const address of ['203.0.113.0', '203.0.113.255', '::ffff:203.0.113.9', '2001:db8:ffff::1'])
      expect([address, liesInSome(address, networks)]).toEqual([address, true]);
    for (const address of ['203.0.114.0', '203.0.112.255', '2001:db9::', '::1', '', 'x', '::ffff:203.0.114.9'])
      expect([address, liesInSome(address, networks)]).toEqual([address, false]);
    expect(liesInSome('198.51.100.1', ['0.0.0.0/0'])).toBe(true);
    expect(liesInSome('203.0.113.9', [])).toBe(false);
  });
});
