import { addressFault, allowedFor } from './endpoint-address.js';

const refused = (text: string, takesNear = false) => addressFault(text, takesNear) !== null;

describe('The address of an endpoint', () => {
  it.each([
    'https://loja.example/webhooks',
    'https://loja.example:8443/a?b=c',
    'https://8.8.8.8/x',
    'https://[2606:4700::1111]/x',
  ])('may be %s', (text) => {
    expect(addressFault(text, false)).toBeNull();
  });

  it.each([
    'http://loja.example/webhooks',
    'ftp://loja.example',
    'javascript:alert(1)',
    'loja.example',
    '//loja.example',
    'https://',
    'https://ana:segredo@loja.example',
    'https://loja.example/#parte',
    'https://loja.example/a b',
    'https://127.0.0.1/',
    'https://2130706433/',
    'https://0x7f.1/',
    'https://0177.0.0.1/',
    'https://10.0.0.1/',
    'https://169.254.169.254/latest/meta-data',
    'https://0.0.0.0/',
    'https://[::1]/',
    'https://[::ffff:10.0.0.1]/',
    'https://[64:ff9b::a00:1]/',
    'https://[fd00:ec2::254]/',
    'https://localhost/',
    'https://postgres/',
    'https://loja.example./',
    `https://loja.example/${'a'.repeat(500)}`,
  ])('may not be %s', (text) => {
    expect(refused(text)).toBe(true);
  });

  it('may be near, and in clear, where there is no production; nothing else of an internal network may', () => {
    for (const text of [
      'http://127.0.0.1:3001/webhooks',
      'http://localhost:3001',
      'http://sandbox:3001',
      'http://[::1]:1',
    ])
      expect([text, refused(text, true), refused(text)]).toEqual([text, false, true]);
    for (const text of ['http://10.0.0.1', 'https://10.0.0.1', 'http://loja.example', 'https://0.0.0.0'])
      expect([text, refused(text, true)]).toEqual([text, true]);
  });

  it('leads to the internet alone, unless it is near', () => {
    const [far, near] = [allowedFor('loja.example', true), allowedFor('localhost', true)];
    expect([far('8.8.8.8'), far('127.0.0.1'), far('172.18.0.5')]).toEqual([true, false, false]);
    expect([near('127.0.0.1'), near('172.18.0.5')]).toEqual([true, true]);
    expect(allowedFor('localhost', false)('127.0.0.1')).toBe(false);
  });
});
