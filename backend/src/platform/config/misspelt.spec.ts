import { misspelt } from './misspelt.js';

const KNOWN = new Set([
  'PORT',
  'SANDBOX',
  'HOST',
  'SMTP_URL',
  'DATABASE_URL',
  'DATA_DIR',
  'MAIL_FROM',
  'NODE_ENV',
  'TRUSTED_PROXIES',
]);

describe('A misspelt setting', () => {
  it.each([
    ['SMTP_ULR', 'SMTP_URL'],
    ['DATABSE_URL', 'DATABASE_URL'],
    ['DATADIR', 'DATA_DIR'],
    ['SANDBX', 'SANDBOX'],
    ['TRUSTED_PROXYS', 'TRUSTED_PROXIES'],
  ])('%s is told as %s', (given, meant) => {
    expect(misspelt(['PATH', given], KNOWN)).toEqual([[given, meant]]);
  });

  it('is none of what ordinary environments hold, nor of what is set rightly', () => {
    const ordinary = ['PATH', 'HOME', 'PWD', 'LANG', 'MAIL', 'TERM', 'SHELL', 'HOSTNAME', 'LC_ALL', 'NODE_OPTIONS'];
    const others = [
      'NODE_EXTRA_CA_CERTS',
      'PGHOST',
      'PGPORT',
      'PGDATA',
      'npm_config_port',
      'INIT_CWD',
      'PORT0',
      'PORTS',
      'LOGNAME',
    ];
    expect(misspelt([...ordinary, ...others, ...KNOWN], KNOWN)).toEqual([]);
  });
});
