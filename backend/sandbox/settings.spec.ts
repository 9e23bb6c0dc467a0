import { readSettings } from './settings.js';

test('the sandbox refuses to run in production (ASVS 3.5.4, 15.2.3)', () => {
  expect(() => readSettings({ NODE_ENV: 'production' })).toThrow('não roda em produção');
});

test('the mail server listens beside the web server unless told otherwise', () => {
  expect(readSettings({ SANDBOX_PORT: '4100' })).toMatchObject({ port: 4100, smtpPort: 4101 });
  expect(readSettings({ SANDBOX_PORT: '4100', SANDBOX_SMTP_PORT: '2525' }).smtpPort).toBe(2525);
});

test('nobody outside this machine reaches the sandbox unless its host says so', () => {
  expect(readSettings({}).host).toBe('127.0.0.1');
  expect(readSettings({ SANDBOX_HOST: '0.0.0.0' }).host).toBe('0.0.0.0');
});

test('a wrong port is named in the complaint', () => {
  expect(() => readSettings({ SANDBOX_PORT: '99999' })).toThrow('SANDBOX_PORT não é uma porta: 99999');
});
