import 'reflect-metadata';
import { ConfigurationError, readConfig } from '../../platform/config/read-config.js';
import { IdentityConfig } from './identity.config.js';

const SANDBOX = { SANDBOX_URL: 'http://127.0.0.1:3001' };
const PRODUCTION = {
  NODE_ENV: 'production',
  RECAPTCHA_SITE_KEY: '6Lc-site-key',
  RECAPTCHA_SECRET: '6Lc-secret-key',
  PRIVACY_CONTACT: 'encarregado@empresa.com.br',
  SUPPORT_WHATSAPP: '5511987654321',
};

function faults(env: Record<string, string>): readonly string[] {
  try {
    readConfig(IdentityConfig, env);
    return [];
  } catch (error) {
    if (error instanceof ConfigurationError) return error.faults;
    throw error;
  }
}

describe('identity’s settings', () => {
  it('need nothing beside the sandbox, and use its captcha', () => {
    const config = readConfig(IdentityConfig, SANDBOX);
    expect(config.captchaOn).toBe(true);
    expect(config.recaptchaUrl).toBe('http://127.0.0.1:3001/recaptcha');
    expect(config.recaptchaKeys).toMatchObject({ siteKey: 'sandbox-site-key', secret: 'sandbox-recaptcha-secret' });
    expect(config.emailDomains).toEqual(['gmail.com', 'google.com', 'googlemail.com']);
  });

  it('send the browser to the sandbox’s public address where it has one', () => {
    const config = readConfig(IdentityConfig, {
      SANDBOX_URL: 'http://sandbox:3001',
      SANDBOX_PUBLIC_URL: 'http://127.0.0.1:3001',
    });
    expect([config.recaptchaUrl, config.recaptchaPublicUrl]).toEqual([
      'http://sandbox:3001/recaptcha',
      'http://127.0.0.1:3001/recaptcha',
    ]);
  });

  it('leave the captcha out where there is neither sandbox nor production, or where it is switched off', () => {
    expect(readConfig(IdentityConfig, {}).captchaOn).toBe(false);
    expect(readConfig(IdentityConfig, { ...SANDBOX, CAPTCHA: 'off' }).captchaOn).toBe(false);
  });

  it('require the administrators’ second factor in production, and where it is said', () => {
    const required = (env: Record<string, string>) => readConfig(IdentityConfig, env).adminTotpRequired;
    expect([required({}), required(PRODUCTION)]).toEqual([false, true]);
    expect(required({ ADMIN_TOTP_REQUIRED: 'true' })).toBe(true);
    expect(required({ ...PRODUCTION, ADMIN_TOTP_REQUIRED: 'false' })).toBe(false);
    expect(faults({ ADMIN_TOTP_REQUIRED: 'sim' })).toEqual(['ADMIN_TOTP_REQUIRED: valor recusado; use true ou false']);
  });

  it('take Google’s captcha in production', () => {
    const config = readConfig(IdentityConfig, PRODUCTION);
    expect([config.captchaOn, config.recaptchaUrl]).toEqual([true, 'https://www.google.com/recaptcha']);
    expect(config.recaptchaKeys.v2SiteKey).toBeNull();
  });

  it.each<[Record<string, string>, string]>([
    [{ NODE_ENV: 'production' }, 'RECAPTCHA_SITE_KEY: falta; informe a chave do site (v3)'],
    [{ NODE_ENV: 'production' }, 'RECAPTCHA_SECRET: falta; informe a chave secreta (v3)'],
    [
      { ...PRODUCTION, RECAPTCHA_SECRET: 'sandbox-recaptcha-secret' },
      'RECAPTCHA_SECRET: valor recusado; informe a chave secreta (v3)',
    ],
    [{ NODE_ENV: 'production' }, 'PRIVACY_CONTACT: falta; informe o e-mail do encarregado de dados'],
    [{ NODE_ENV: 'production' }, 'SUPPORT_WHATSAPP: falta; informe o número com país e DDD, só dígitos'],
    [{ PRIVACY_CONTACT: 'encarregado' }, 'PRIVACY_CONTACT: valor recusado; informe o e-mail do encarregado de dados'],
    [{ ...PRODUCTION, CAPTCHA: 'off' }, 'CAPTCHA: valor recusado; em produção a verificação não pode ser desligada'],
    [{ ...PRODUCTION, ADMIN_USERNAME: 'chefe' }, 'ADMIN_PASSWORD: falta; informe a senha do administrador'],
    [
      { ...PRODUCTION, RECAPTCHA_V2_SITE_KEY: '6Lc-visible' },
      'RECAPTCHA_V2_SECRET: falta; informe a chave secreta (v2)',
    ],
    [
      { ...PRODUCTION, PASSWORD_HASH_COST: 'test' },
      'PASSWORD_HASH_COST: valor recusado; test serve só para testes; em produção use full',
    ],
    [{ PASSWORD_HASH_COST: 'low' }, 'PASSWORD_HASH_COST: valor recusado; use full ou test'],
    [{ ADMIN_PASSWORD: 'curta' }, 'ADMIN_PASSWORD: valor recusado; use 8 caracteres ou mais'],
    [{ ADMIN_EMAIL: 'chefe' }, 'ADMIN_EMAIL: valor recusado; informe um e-mail'],
    [{ CAPTCHA: 'talvez' }, 'CAPTCHA: valor recusado; use recaptcha ou off'],
    [{ RECAPTCHA_MIN_SCORE: '2' }, 'RECAPTCHA_MIN_SCORE: valor recusado; informe um número de 0 a 1'],
    [{ EMAIL_DOMAINS: 'gmail' }, 'EMAIL_DOMAINS: valor recusado; informe domínios separados por vírgula'],
  ])('%j is refused: %s', (env, fault) => {
    expect(faults(env)).toContain(fault);
  });

  it('keep passwords at the full cost unless a test run asks for less', () => {
    expect(readConfig(IdentityConfig, PRODUCTION).PASSWORD_HASH_COST).toBe('full');
    expect(readConfig(IdentityConfig, { PASSWORD_HASH_COST: 'test' }).PASSWORD_HASH_COST).toBe('test');
  });

  it('compare addresses in lower case', () => {
    const config = readConfig(IdentityConfig, { ADMIN_EMAIL: 'Chefe@Empresa.com.br', EMAIL_DOMAINS: 'A.com , b.com' });
    expect(config.adminEmail).toBe('chefe@empresa.com.br');
    expect(config.emailDomains).toEqual(['a.com', 'b.com']);
  });
});
