import { deviceOf, shortAddress } from './device.js';

const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)';

describe('what is told of a device', () => {
  it.each([
    [
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/140.0.0.0 Safari/537.36`,
      'Chrome no Windows',
      'computer',
    ],
    [`Mozilla/5.0 (Windows NT 10.0) ${WEBKIT} Chrome/140.0.0.0 Safari/537.36 Edg/140.0`, 'Edge no Windows', 'computer'],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:140.0) Gecko/20100101 Firefox/140.0',
      'Firefox no macOS',
      'computer',
    ],
    [
      'Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit Chrome/140.0 Safari/537.36',
      'Chrome no ChromeOS',
      'computer',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1',
      'Safari no iPhone',
      'phone',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) CriOS/140.0 Mobile/15E148 Safari/604.1',
      'Chrome no iPhone',
      'phone',
    ],
    [
      'Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) FxiOS/140.0 Mobile/15E148 Safari/605.1',
      'Firefox no iPad',
      'tablet',
    ],
    [
      `Mozilla/5.0 (Linux; Android 10; K) ${WEBKIT} Chrome/140.0.0.0 Mobile Safari/537.36`,
      'Chrome no Android',
      'phone',
    ],
    [
      `Mozilla/5.0 (Linux; Android 10; K) ${WEBKIT} SamsungBrowser/28.0 Chrome/130.0 Safari/537.36`,
      'Samsung Internet no Android',
      'tablet',
    ],
    ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit OPR/120.0 Chrome/140.0 Safari/537.36', 'Opera no Linux', 'computer'],
    ['Mozilla/5.0 (Windows NT 10.0) Gecko', 'Windows', 'computer'],
    ['Firefox/140.0', 'Firefox', 'unknown'],
    ['curl/8.5.0', 'Programa ou integração', 'unknown'],
    ['', 'Dispositivo desconhecido', 'unknown'],
    [null, 'Dispositivo desconhecido', 'unknown'],
  ])('%j is %s', (agent, name, kind) => {
    expect(deviceOf(agent)).toEqual({ name, kind });
  });

  it.each([
    ['203.0.113.7', '203.0.•.•'],
    ['::ffff:203.0.113.7', '203.0.•.•'],
    ['2804:14c:5bb1:8000::1', '2804:14c:…'],
    ['::1', '::…'],
    [null, null],
  ])('of the address %s the network alone is shown', (address, shown) => {
    expect(shortAddress(address)).toBe(shown);
  });
});
