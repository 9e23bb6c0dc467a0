import { networksOf } from './address-networks.js';

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
