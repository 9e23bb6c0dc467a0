import 'reflect-metadata';
import { ConfigurationError, readConfig } from '../config/read-config.js';
import { MailConfig } from './mail.config.js';

const PRODUCTION = {
  NODE_ENV: 'production',
  SMTP_URL: 'smtps://nitido:segredo@smtp.empresa.com.br:465',
  MAIL_FROM: 'Nítido <nao-responda@empresa.com.br>',
};

function faultsOf(env: Record<string, string>): string[] {
  try {
    readConfig(MailConfig, env);
    return [];
  } catch (error) {
    if (error instanceof ConfigurationError) return error.faults.map((line) => line.split(':')[0] ?? '');
    throw error;
  }
}

describe('the settings of e-mails', () => {
  it('are the sandbox’s where there is one, on the port beside it unless told', () => {
    const beside = readConfig(MailConfig, { SANDBOX_URL: 'http://127.0.0.1:3001' });
    expect([beside.smtpUrl, beside.domain]).toEqual(['smtp://127.0.0.1:3002', 'nitido.example']);
    const told = readConfig(MailConfig, { SANDBOX_URL: 'http://sandbox:3001', SANDBOX_SMTP_PORT: '2525' });
    expect(told.smtpUrl).toBe('smtp://sandbox:2525');
  });

  it('may be absent elsewhere: e-mails then wait', () => {
    expect(readConfig(MailConfig, {}).smtpUrl).toBeNull();
  });

  it.each([[{}], [{ MAIL_RETRY_SECONDS: '60' }], [{ MAIL_RETRY_SECONDS: '3600' }]])(
    'let the server take its time to confirm, but less than the first pause: %j',
    (env) => {
      const { silenceMs, MAIL_RETRY_SECONDS } = readConfig(MailConfig, env);
      expect(silenceMs).toBeGreaterThanOrEqual('MAIL_RETRY_SECONDS' in env ? 45_000 : 100_000);
      expect(silenceMs).toBeLessThan(MAIL_RETRY_SECONDS * 1_000 - 10_000);
    },
  );

  it('are demanded in production', () => {
    expect(faultsOf(PRODUCTION)).toEqual([]);
    expect(faultsOf({ NODE_ENV: 'production' }).sort()).toEqual(['MAIL_FROM', 'SMTP_URL']);
    expect(readConfig(MailConfig, PRODUCTION).domain).toBe('empresa.com.br');
  });

  it.each([
    [{ SMTP_URL: 'http://empresa.com.br' }, 'SMTP_URL'],
    [{ SMTP_URL: 'smtp://empresa.com.br?tls.rejectUnauthorized=false' }, 'SMTP_URL'],
    [{ MAIL_FROM: 'nao-responda@empresa.com.br' }, 'MAIL_FROM'],
    [{ MAIL_FROM: 'Nítido\r\nBcc: a@b.com <nao-responda@empresa.com.br>' }, 'MAIL_FROM'],
    [{ MAIL_JOB_INTERVAL_MS: '1' }, 'MAIL_JOB_INTERVAL_MS'],
    [{ MAIL_RETRY_SECONDS: 'x' }, 'MAIL_RETRY_SECONDS'],
    [{ SANDBOX_SMTP_PORT: '99999' }, 'SANDBOX_SMTP_PORT'],
  ])('%j is refused (ASVS 1.3.11, 12.3.2)', (env, name) => {
    expect(faultsOf(env)).toEqual([name]);
  });
});
