import { readFileSync } from 'node:fs';
import { productionFaults } from '../backend/src/platform/config/platform.config.js';
import { CODE, where } from './parts/product-code.js';

const page = readFileSync('docs/security.md', 'utf8');
const texts = [...CODE.values()];
const migrations = [...CODE].filter(([file]) => file.includes('/migrations/')).map(([, text]) => text);

/** What a pattern's first group found, each once. */
const found = (what: RegExp, within = texts) => [
  ...new Set(within.flatMap((text) => [...text.matchAll(what)].map(([, name = '']) => name))),
];
/** The rows under a heading, cell by cell. */
function tableOf(heading: string): string[][] {
  const part = page.split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? '';
  const [, ...rows] = part.match(/^\| .*\|$/gm) ?? [];
  return rows.map((row) => row.slice(2, -2).split(' | '));
}

describe('docs/security.md', () => {
  it('has limits and times as the code has them (ASVS 2.1.3, 6.1.1, 6.1.2, 7.1.1, 7.2.3, 15.1.3)', () => {
    const rows = tableOf('Limits and times');
    expect(rows.length).toBeGreaterThan(15);
    const bare = (cell = '') => cell.replace(/^`|`$/g, '');
    const wrong = rows.filter(([, , file, text]) => !CODE.get(bare(file))?.includes(bare(text)));
    expect(wrong).toEqual([]);
  });

  it('names every file that uses cryptography, and no algorithm but the approved ones is used (ASVS 11.1.2, 11.2.1, 11.3.1, 11.3.2, 11.4.1, 11.4.3)', () => {
    const using = where(/from '(node:)?crypto'|@node-rs\/argon2|from 'otplib'|JwtService\b/).filter((file) =>
      file.startsWith('backend/'),
    );
    const named = new Set(tableOf('Cryptography').flatMap(([, , files = '']) => found(/`([^`]+)`/g, [files])));
    expect(using.filter((file) => !named.has(file))).toEqual([]);
    expect([...named].filter((file) => !using.includes(file))).toEqual([]);
    const calls = /\b(?:create(?:Hash|Hmac|Cipheriv|Decipheriv)|hkdfSync|hash|algorithm:) ?\(?'([\w-]+)'/g;
    expect(found(calls).sort()).toEqual(['HS256', 'aes-256-gcm', 'sha256']);
  });

  it('says of every secret among the settings what it opens and how it is changed (ASVS 11.1.1)', () => {
    const declared = found(/(?:^ {2}|[{,] )([A-Z0-9_]+(?:KEY|KEYS|SECRET|TOKEN|PASSWORD|CERTIFICATE))[?!]?[:;]/gm);
    const named = new Set(tableOf('Keys and secrets').flatMap(([names = '']) => found(/`([A-Z0-9_]+)`/g, [names])));
    expect(declared.length).toBeGreaterThan(12);
    expect(declared.filter((name) => !named.has(name))).toEqual([]);
  });

  it('gives weaknesses of libraries the times that SECURITY.md gives those of the product (ASVS 15.1.1)', () => {
    const times = /critical (\d+) days, high (\d+), medium (\d+), low (\d+)/.exec(page)?.slice(1) ?? [];
    expect(times).toHaveLength(4);
    const [critical, high, medium, low] = times;
    expect(readFileSync('SECURITY.md', 'utf8')).toContain(
      `| ${critical}, ${high}, ${medium} or ${low} days from then |`,
    );
  });

  it('names every way to a session that the API has (ASVS 6.1.3, 6.3.4)', () => {
    const { paths } = JSON.parse(readFileSync('docs/openapi.json', 'utf8')) as { paths: Record<string, object> };
    const ways = Object.keys(paths).filter((path) => /Session(Tokens)?Answer"/.test(JSON.stringify(paths[path])));
    const named = found(/`POST ([^`]+)`/g, [tableOf('Ways in').join()]);
    expect([ways.length > 2, ways.filter((path) => !named.includes(path))]).toEqual([true, []]);
  });

  it('names every table that is a record of what happened (ASVS 16.1.1)', () => {
    const tables = found(/(?:appendOnly\('|BEFORE UPDATE OR DELETE ON )(\w+)/g, migrations);
    const named = found(/`([a-z_]+)`/g, [tableOf('What is logged').join()]);
    expect([tables.length > 5, tables.filter((table) => !named.includes(table))]).toEqual([true, []]);
  });

  it('names every address that the product calls, which production takes encrypted alone (ASVS 13.1.1)', () => {
    const ours = ['SANDBOX_URL', 'SANDBOX_PUBLIC_URL', 'PUBLIC_URL', 'DATABASE_URL', 'SMTP_URL'];
    const signed = ['AUDIT_TIME_STAMP_URL'];
    const declared = found(/(?:^ {2}|\burl: '|openVendor\(.*?')([A-Z0-9_]+_URL)(?:[?!]?[:;]|')/gm).filter(
      (name) => !ours.includes(name),
    );
    const named = found(/`([A-Z0-9_]+_URL)`/g, [tableOf('Whom the product speaks to').join()]);
    expect(declared.length).toBeGreaterThan(10);
    expect([...declared, 'DATABASE_URL', 'SMTP_URL'].filter((name) => !named.includes(name))).toEqual([]);
    for (const name of declared.filter((name) => !signed.includes(name))) {
      const faults = productionFaults({ NODE_ENV: 'production', [name]: 'http://exemplo.com.br' });
      expect(faults).toContain(`${name}: em produção o endereço precisa ser https`);
    }
  });
});
