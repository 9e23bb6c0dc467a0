import { isPublicAddress } from './public-address.js';

describe('An address of the internet', () => {
  it.each(['8.8.8.8', '200.160.2.3', '2606:4700::1111', '2804:14c::1', '::ffff:8.8.8.8'])('is %s', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });

  it.each([
    '127.0.0.1',
    '127.8.8.8',
    '0.0.0.0',
    '10.0.0.1',
    '172.16.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '100.100.100.200',
    '168.63.129.16',
    '::ffff:168.63.129.16',
    '192.0.0.1',
    '198.18.0.1',
    '203.0.113.7',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::127.0.0.1',
    '::ffff:10.0.0.1',
    '::ffff:7f00:1',
    '64:ff9b::a00:1',
    '64:ff9b:1::1',
    '2002:7f00:1::',
    '2001::1',
    '2001:db8::1',
    'fe80::1',
    'fe80::1%eth0',
    'fec0::1',
    'fc00::1',
    'fd00:ec2::254',
    'ff02::1',
    '4000::1',
    'nitido.example',
    '',
  ])('is not %j', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });
});
