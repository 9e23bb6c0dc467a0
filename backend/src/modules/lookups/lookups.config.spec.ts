import 'reflect-metadata';
import { ConfigurationError, readConfig } from '../../platform/config/read-config.js';
import { LookupsConfig } from './lookups.config.js';
import { settingsOf } from './vendors/configured-sources.js';
import { VENDOR_CONFIGS, VENDORS } from './vendors/vendors.js';

const REAL = {
  BUREAU_URL: 'https://bureau.exemplo.com.br/api',
  BUREAU_KEY: 'chave',
  BUREAU_LEGAL_BASIS: 'protecao_credito',
};
const SANDBOX = { SANDBOX_URL: 'http://127.0.0.1:3001' };
const PRODUCTION = { NODE_ENV: 'production', AUDIT_HEAD_FILE: '/audit/heads.jsonl' };

function faults(env: Record<string, string>): readonly string[] {
  const found = [LookupsConfig, ...VENDOR_CONFIGS].flatMap((Config) => {
    try {
      readConfig<object>(Config, env);
      return [];
    } catch (error) {
      if (error instanceof ConfigurationError) return error.faults;
      throw error;
    }
  });
  return [...new Set(found)];
}

/** What the settings say of each vendor that is asked, by its name in camel case. */
function vendors(env: Record<string, string>) {
  const config = readConfig(LookupsConfig, env);
  const [bureau, serpro, receitaFederal, brasilApi, minhaReceita, , , photoService, emailService, pixService] =
    VENDORS.map((vendor) => settingsOf(vendor, config, env));
  return { bureau, serpro, receitaFederal, brasilApi, minhaReceita, photoService, emailService, pixService };
}

describe('The sources that the settings name', () => {
  it('are the sandbox’s outside production, and say so', () => {
    const config = vendors(SANDBOX);
    expect(config.bureau).toEqual({
      id: 'bureau',
      url: 'http://127.0.0.1:3001/bureau',
      key: 'sandbox-bureau-key',
      legalBasis: 'dados_ficticios',
      fonte: 'Birô de dados (sandbox)',
      fictional: true,
    });
    expect(config.brasilApi).toEqual({
      id: 'brasil-api',
      url: 'http://127.0.0.1:3001/brasil-api',
      fonte: 'BrasilAPI (sandbox)',
      fictional: true,
    });
    expect(config.minhaReceita).toEqual({
      id: 'minha-receita',
      url: 'http://127.0.0.1:3001/minha-receita',
      fonte: 'Minha Receita (sandbox)',
      fictional: true,
    });
  });

  it('of personal data are off in production until they are contracted, and never the sandbox’s (ASVS 15.2.3)', () => {
    expect(vendors({ ...PRODUCTION, ...SANDBOX }).bureau).toBeNull();
    expect(vendors({ ...PRODUCTION }).bureau).toBeNull();
  });

  it('of open data are the public ones when nothing else is said', () => {
    const config = vendors({ ...PRODUCTION });
    expect(config.brasilApi?.url).toBe('https://brasilapi.com.br');
    expect(config.minhaReceita?.url).toBe('https://minhareceita.org');
  });

  it('are the contracted bureau under its own name when all of its settings are there', () => {
    const config = vendors({ ...REAL, ...SANDBOX, BUREAU_NAME: 'Birô Contratado' });
    expect(config.bureau).toMatchObject({
      url: REAL.BUREAU_URL,
      legalBasis: 'protecao_credito',
      fonte: 'Birô Contratado',
    });
  });

  it.each(['BUREAU_URL', 'BUREAU_KEY', 'BUREAU_LEGAL_BASIS'])('stop the boot when %s alone is missing', (name) => {
    const { [name]: _, ...rest } = REAL as Record<string, string>;
    expect(faults(rest)).toEqual([expect.stringContaining(name)]);
  });

  it('stop the boot with the sandbox’s key or an unknown legal basis (ASVS 13.2.3)', () => {
    expect(faults({ ...REAL, BUREAU_KEY: 'sandbox-bureau-key' })).toEqual([expect.stringContaining('BUREAU_KEY')]);
    expect(faults({ ...REAL, BUREAU_LEGAL_BASIS: 'porque sim' })).toEqual([
      expect.stringContaining('BUREAU_LEGAL_BASIS'),
    ]);
  });

  it('of every other personal type are off in production too, and the sandbox’s outside', () => {
    const names = ['bureau', 'emailService', 'photoService', 'pixService', 'serpro'] as const;
    const production = vendors({ ...PRODUCTION, ...SANDBOX });
    const elsewhere = vendors(SANDBOX);
    for (const name of names) {
      expect(production[name]).toBeNull();
      expect(elsewhere[name]).toMatchObject({ fonte: expect.stringMatching(/ \(sandbox\)$/) });
    }
  });

  it('for CPF 2.0 are one of two, as chosen', () => {
    expect(vendors(SANDBOX).receitaFederal).toBeNull();
    const page = vendors({ ...SANDBOX, CPF2_SOURCE: 'receita-federal' });
    expect([page.serpro, page.receitaFederal?.fonte]).toEqual([null, 'Receita Federal (sandbox)']);
    expect(faults({ CPF2_SOURCE: 'qualquer' })).toEqual(['CPF2_SOURCE: valor recusado; use serpro ou receita-federal']);
    const given = { RECEITA_FEDERAL_URL: 'https://exemplo.gov.br', RECEITA_FEDERAL_LEGAL_BASIS: 'protecao_credito' };
    const real = vendors({ ...PRODUCTION, CPF2_SOURCE: 'receita-federal', ...given });
    expect(real.receitaFederal).toMatchObject({ url: 'https://exemplo.gov.br', fonte: 'Receita Federal' });
  });

  it.each<Record<string, string>>([
    {},
    { ...SANDBOX, ...PRODUCTION },
    {
      ...SANDBOX,
      CPF2_SOURCE: 'receita-federal',
      RECEITA_FEDERAL_URL: 'https://exemplo.gov.br',
      RECEITA_FEDERAL_LEGAL_BASIS: 'protecao_credito',
    },
  ])('for CPF 2.0 are never simulated but by the sandbox alone: %j', (env) => {
    expect(faults({ ...env, CPF2_FALLBACK: 'simulated' })).toEqual([
      'CPF2_FALLBACK: valor recusado; simulated só é aceito com o mundo fictício (sandbox), sem fonte real',
    ]);
    expect(readConfig(LookupsConfig, env).simulatesCpf2).toBe(false);
  });

  it('for CPF 2.0 are simulated in the sandbox when the settings say so, and nowhere by default', () => {
    expect(readConfig(LookupsConfig, { ...SANDBOX, CPF2_FALLBACK: 'simulated' }).simulatesCpf2).toBe(true);
    expect(readConfig(LookupsConfig, SANDBOX).simulatesCpf2).toBe(false);
    expect(faults({ ...SANDBOX, CPF2_FALLBACK: 'random' })).toEqual([
      'CPF2_FALLBACK: valor recusado; use off ou simulated',
    ]);
  });

  it.each([
    ['EMAIL_SERVICE_KEY', { EMAIL_SERVICE_URL: 'https://x.br', EMAIL_SERVICE_LEGAL_BASIS: 'consentimento' }],
    ['PHOTO_SERVICE_TOKEN', { PHOTO_SERVICE_URL: 'https://x.br', PHOTO_SERVICE_LEGAL_BASIS: 'consentimento' }],
    ['PIX_SERVICE_URL', { PIX_SERVICE_KEY: 'k', PIX_SERVICE_LEGAL_BASIS: 'consentimento' }],
    [
      'SERPRO_CONSUMER_SECRET',
      { SERPRO_URL: 'https://x.br', SERPRO_CONSUMER_KEY: 'k', SERPRO_LEGAL_BASIS: 'consentimento' },
    ],
    ['RECEITA_FEDERAL_LEGAL_BASIS', { RECEITA_FEDERAL_URL: 'https://x.br' }],
  ])('stop the boot when %s is missing beside the others', (name, rest) => {
    expect(faults(rest as Record<string, string>)).toEqual([expect.stringContaining(name)]);
  });
});

it('The audit’s heads need a place of their own in production', () => {
  expect(faults({ NODE_ENV: 'production' })).toEqual([
    'AUDIT_HEAD_FILE: falta; informe um arquivo, fora do banco e das cópias dele, para a trilha de auditoria',
  ]);
  expect([faults(PRODUCTION), faults(SANDBOX)]).toEqual([[], []]);
  expect(faults({ ...PRODUCTION, AUDIT_TIME_STAMP_URL: 'https://tsa.example' })).toEqual([
    'AUDIT_TIME_STAMP_CERTIFICATES: falta; informe o arquivo com os certificados da autoridade (PEM)',
  ]);
});
