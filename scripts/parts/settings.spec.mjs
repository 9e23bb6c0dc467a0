import { resolve } from 'node:path';
import { appEnvironment, readSettings, sandboxEnvironment } from './settings.mjs';

describe('The settings of a start', () => {
  it('need none: port 3000, the sandbox beside it, data in .data', () => {
    expect(readSettings({})).toEqual({
      port: 3000,
      sandboxPort: 3001,
      smtpPort: 3002,
      dataDir: resolve('.data'),
      databaseUrl: undefined,
      production: false,
      sandbox: true,
    });
  });

  it('move the sandbox with the port', () => {
    expect(readSettings({ PORT: '8080' })).toMatchObject({ port: 8080, sandboxPort: 8081, smtpPort: 8082 });
    expect(readSettings({ PORT: '8080', SANDBOX_PORT: '9000' })).toMatchObject({ sandboxPort: 9000, smtpPort: 9001 });
  });

  it.each(['abc', '0', '70000', '3000.5', '-1'])('refuse the port %s in one line that names it', (PORT) => {
    expect(() => readSettings({ PORT })).toThrow(`PORT: informe um número de porta de 1 a 65535 (recebido: ${PORT}).`);
  });

  it('leave the sandbox out in production and when it is off', () => {
    const production = readSettings({ NODE_ENV: 'production' });
    expect([production.sandbox, readSettings({ SANDBOX: 'off' }).sandbox]).toEqual([false, false]);
    expect(appEnvironment(production, 'postgresql://db', {})).not.toHaveProperty('SANDBOX_URL');
  });

  it.each(['OFF', 'false', 'off '])('take no SANDBOX=%j for off, nor for on', (SANDBOX) => {
    expect(() => readSettings({ SANDBOX })).toThrow(`SANDBOX: use on ou off (recebido: ${SANDBOX}).`);
  });

  it('take what is blank for absent', () => {
    const blank = { PORT: ' ', SANDBOX_PORT: ' ', SANDBOX: ' ', DATA_DIR: ' ', DATABASE_URL: ' ' };
    expect(readSettings(blank)).toEqual(readSettings({}));
  });

  it('tell the application where database and sandbox are', () => {
    const settings = readSettings({ PORT: '8080', DATA_DIR: '/data' });
    expect(appEnvironment(settings, 'postgresql://db', { ADMIN_USERNAME: 'ana' })).toEqual({
      ADMIN_USERNAME: 'ana',
      PORT: '8080',
      DATA_DIR: '/data',
      DATABASE_URL: 'postgresql://db',
      SANDBOX_URL: 'http://127.0.0.1:8081',
      SANDBOX_SMTP_PORT: '8082',
    });
    expect(sandboxEnvironment(settings, {})).toEqual({
      SANDBOX_PORT: '8081',
      SANDBOX_SMTP_PORT: '8082',
      SANDBOX_STATE: '/data/sandbox.json',
    });
  });
});
