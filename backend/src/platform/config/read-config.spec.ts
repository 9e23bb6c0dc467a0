import 'reflect-metadata';
import { mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FieldCipher } from '../crypto/field-cipher.js';
import { useEnvironment } from './environment.js';
import { PlatformConfig, productionFaults } from './platform.config.js';
import { ConfigurationError, namesOf, readConfig } from './read-config.js';

const COMPLETE = {
  DATABASE_URL: 'postgresql://u:p@127.0.0.1:5432/nitido',
  JWT_SECRET: 'x'.repeat(32),
  ENCRYPTION_KEYS: `1:${Buffer.alloc(32).toString('base64')}`,
  SUBJECT_HASH_KEY: Buffer.alloc(32).toString('base64'),
};

const faultsOf = (env: Record<string, string>): readonly string[] => {
  try {
    readConfig(PlatformConfig, env);
    return [];
  } catch (error) {
    return (error as ConfigurationError).faults;
  }
};

describe('settings', () => {
  it('have defaults for a laptop', () => {
    const config = readConfig(PlatformConfig, COMPLETE);
    expect([config.PORT, config.HOST, config.publicUrl, config.rateLimited]).toEqual([
      3000,
      '127.0.0.1',
      'http://127.0.0.1:3000',
      true,
    ]);
  });

  it('are absent where they are blank, and no zero', () => {
    useEnvironment({ ...COMPLETE, PORT: ' ', TRUSTED_PROXIES: '\n', HOST: '\t' });
    const { PORT, TRUSTED_PROXIES, HOST } = readConfig(PlatformConfig);
    expect([PORT, TRUSTED_PROXIES, HOST]).toEqual([3000, 0, '127.0.0.1']);
  });

  it('leave no half of the secrets behind where the disk is full', () => {
    const DATA_DIR = mkdtempSync(join(tmpdir(), 'nitido-secrets-'));
    symlinkSync('/dev/full', join(DATA_DIR, `secrets.json.${process.pid}`));
    expect(() => useEnvironment({ DATA_DIR })).toThrow(/^DATA_DIR: .* \(ENOSPC\)$/);
    expect(readdirSync(DATA_DIR)).toEqual([]);
    rmSync(DATA_DIR, { recursive: true });
  });

  it('put paths behind the public address, also where it was written with a slash behind it', () => {
    const config = readConfig(PlatformConfig, { ...COMPLETE, PUBLIC_URL: 'https://nitido.example/' });
    expect(config.publicUrl).toBe('https://nitido.example');
  });

  it('are faulted one line each, naming the setting', () => {
    const faults = faultsOf({ PORT: 'abc', RATE_LIMIT: 'maybe', DATABASE_POOL_SIZE: 'x', TRUSTED_PROXIES: '9' });
    expect(faults.map((line) => line.split(':')[0]).sort()).toEqual([
      'DATABASE_POOL_SIZE',
      'DATABASE_URL',
      'ENCRYPTION_KEYS',
      'JWT_SECRET',
      'PORT',
      'RATE_LIMIT',
      'SUBJECT_HASH_KEY',
      'TRUSTED_PROXIES',
    ]);
    expect(faults.join(' ')).not.toMatch(/must|should/);
  });

  it.each([
    [{ PORT: '70000' }, 'PORT'],
    [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL'],
    [{ SANDBOX_URL: 'http://example.com' }, 'SANDBOX_URL'],
    [{ PUBLIC_URL: 'javascript:alert(1)' }, 'PUBLIC_URL'],
    [{ PUBLIC_URL: 'https://nitido.example/app' }, 'PUBLIC_URL'],
    [{ PUBLIC_URL: 'https://nitido.example?x=1' }, 'PUBLIC_URL'],
  ])('refuse %p (ASVS 1.2.2, 11.2.3)', (wrong, name) => {
    expect(faultsOf({ ...COMPLETE, ...wrong }).every((line) => line.startsWith(name))).toBe(true);
    expect(faultsOf({ ...COMPLETE, ...wrong })).not.toEqual([]);
  });

  const withPassword = (password: string) => `postgresql://nitido:${password}@127.0.0.1:5432/nitido`;

  it.each(['gar#oa', '12#oa', 'gar/oa', '12/oa', 'gar?oa'])(
    'tell how a password is written that would end the address of the database: %s',
    (password) => {
      const faults = faultsOf({ ...COMPLETE, DATABASE_URL: withPassword(password) });
      const told = /^DATABASE_URL: valor recusado; .*\(postgresql:\/\/.*\); na senha, escreva # como %23/;
      expect(faults).toEqual([expect.stringMatching(told)]);
      expect(faults.join()).not.toContain('oa@');
    },
  );

  it.each([
    'postgres://nitido@db/nitido',
    `${withPassword('gar%23oa')}?sslmode=verify-full`,
    withPassword('garoa').replace('127.0.0.1', '[::1]'),
    'postgresql:///nitido?host=/var/run/postgresql',
    'postgresql://nitido:garoa@/nitido?host=/var/run/postgresql',
  ])('take an address of PostgreSQL: %s', (DATABASE_URL) => {
    expect(faultsOf({ ...COMPLETE, DATABASE_URL })).toEqual([]);
  });

  const KEY = Buffer.alloc(32).toString('base64');

  it.each([
    ['a key that is too short', '1:short'],
    ['a key of 33 bytes', `1:${'A'.repeat(44)}`],
    ['a key of 31 bytes', `1:${Buffer.alloc(31).toString('base64')}`],
    ['a version that is no byte', `256:${KEY}`],
    ['a year for a version', `2026:${KEY}`],
    ['a version behind zeros', `01:${KEY}`],
    ['no version', KEY],
    ['a version twice', `1:${KEY},2:${KEY},1:${KEY}`],
    ['an end that is open', `1:${KEY},`],
  ])('refuse in ENCRYPTION_KEYS %s (ASVS 11.2.3)', (_, ENCRYPTION_KEYS) => {
    expect(faultsOf({ ...COMPLETE, ENCRYPTION_KEYS })).toEqual([
      'ENCRYPTION_KEYS: valor recusado; informe versão:chave, com versões de 0 a 255, cada uma uma vez, e chaves de 32 bytes em base64',
    ]);
  });

  it('take keys of every version that can be read back', () => {
    const ENCRYPTION_KEYS = [255, 0, 10, 1].map((version) => `${version}:${KEY}`).join();
    const cipher = new FieldCipher(readConfig(PlatformConfig, { ...COMPLETE, ENCRYPTION_KEYS }).ENCRYPTION_KEYS);
    expect(cipher.decrypt(cipher.encrypt('Ana', 'a'), 'a')).toBe('Ana');
  });

  it('refuse in production what only a demonstration may have (ASVS 12.2.1, 12.3.1, 15.2.3)', () => {
    const env = {
      NODE_ENV: 'production',
      SANDBOX_URL: 'http://127.0.0.1:3001',
      RATE_LIMIT: 'off',
      PUBLIC_URL: 'http://nitido.example',
      BUREAU_URL: 'HTTP://birô.example',
      SERPRO_URL: 'https://serpro.example',
    };
    expect(productionFaults(env).map((line) => line.split(':')[0])).toEqual([
      'SANDBOX_URL',
      'RATE_LIMIT',
      'PUBLIC_URL',
      'BUREAU_URL',
    ]);
    expect(productionFaults(env, namesOf(PlatformConfig)).join()).not.toContain('BUREAU_URL');
    expect(productionFaults({ ...env, NODE_ENV: 'development' })).toEqual([]);
  });

  it.each([
    ['postgresql://u:p@banco.exemplo.com.br:5432/nitido', 1],
    ['postgresql://u:p@10.0.0.5/nitido?sslmode=require', 1],
    ['postgresql://u:p@banco.exemplo.com.br/nitido?sslmode=no-verify', 1],
    ['postgresql://u:p@[2001:db8::1]/nitido', 1],
    ['postgresql://u:p@banco.exemplo.com.br/nitido?sslmode=verify-full', 0],
    ['postgresql://u:p@127.0.0.1:5432/nitido', 0],
    ['postgresql://u:p@[::1]/nitido', 0],
    ['postgresql://u:p@database:5432/nitido', 0],
  ])('take in production no database of another machine in clear: %s (ASVS 12.3.1)', (DATABASE_URL, faults) => {
    const env = { NODE_ENV: 'production', PUBLIC_URL: 'https://nitido.example', DATABASE_URL };
    expect(productionFaults(env)).toHaveLength(faults);
    expect(productionFaults({ ...env, DATABASE_REPLICA_URL: DATABASE_URL })).toHaveLength(2 * faults);
    expect(productionFaults({ ...env, COMPANIES_DATABASE_URL: DATABASE_URL })).toHaveLength(2 * faults);
    expect(productionFaults({ ...env, NODE_ENV: 'development' })).toEqual([]);
  });
});
