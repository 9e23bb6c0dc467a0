import { globSync, readFileSync } from 'node:fs';
import { DEFAULT_MIN_VERSION } from 'node:tls';
import { productionFaults } from '../backend/src/platform/config/platform.config.js';

const CODE = '{backend/src,frontend/src}/**/*.{ts,tsx}';
const page = readFileSync('docs/security.md', 'utf8');
const code = new Map(
  globSync(CODE)
    .sort()
    .filter((file) => !/\.(spec|contract)\.tsx?$|\/testing\/|generated\.ts$/.test(file))
    .map((file) => [file, readFileSync(file, 'utf8')]),
);

/** The files of the product in which something stands. */
const where = (what: RegExp) => [...code].filter(([, text]) => what.test(text)).map(([file]) => file);
const found = (what: RegExp, texts = [...code.values()]) => [
  ...new Set(texts.flatMap((text) => [...text.matchAll(what)].map(([, name]) => name))),
];
/** The rows under a heading of docs/security.md, cell by cell. */
const tableOf = (heading: string) =>
  (
    page
      .split(`\n## ${heading}\n`)[1]
      ?.split('\n## ')[0]
      ?.match(/^\| .*\|$/gm) ?? []
  )
    .slice(1)
    .map((row) => row.slice(2, -2).split(' | '));

describe('The code of the product', () => {
  it('is all looked at', () => {
    expect(code.size).toBeGreaterThan(800);
    expect(where(/class PlatformConfig/)).toEqual(['backend/src/platform/config/platform.config.ts']);
  });

  it('runs no text as code, and makes no pattern of one (ASVS 1.2.9, 1.3.2)', () => {
    expect(where(/\beval\(|new Function\b|node:vm|set(Timeout|Interval)\(['"`]|\bRegExp\(/)).toEqual([]);
  });

  it('starts programs in one place, without a shell (ASVS 1.2.5)', () => {
    expect(where(/child_process/)).toEqual(['backend/src/platform/database/embedded/command.ts']);
    expect(where(/shell: |\bexec(Sync)?\(['"`]/)).toEqual([]);
  });

  it('makes no markup of a text that came from somewhere (ASVS 1.3.1, 3.2.2)', () => {
    expect(where(/dangerouslySetInnerHTML|(inner|outer)HTML|insertAdjacentHTML|document\.write|srcDoc/)).toEqual([]);
  });

  it('embeds nothing that needs a plug-in (ASVS 3.7.1)', () => {
    expect(where(/<(embed|applet|object\s+(data|type|class))\b/)).toEqual([]);
  });

  it('hears messages of its own tabs alone, never of another window (ASVS 3.5.5)', () => {
    expect(where(/postMessage|addEventListener\('message'|onmessage/)).toEqual(['frontend/src/shared/api/session.ts']);
    expect(code.get('frontend/src/shared/api/session.ts')).toContain('channel = new BroadcastChannel(CHANNEL)');
  });

  it('sends nobody elsewhere by itself: no answer redirects, and the page leaves by one function (ASVS 3.7.2, 4.1.2)', () => {
    expect(where(/\.redirect\(|@Redirect\(|http-equiv/)).toEqual([]);
    expect(where(/location\.(assign|replace)\(|(window|document)\.location(\.href)? = /)).toEqual([
      'frontend/src/shared/api/leave.ts',
    ]);
  });

  it('goes out through the vendor client, the mailer and the database alone (ASVS 1.3.6, 13.2.4, 13.2.5)', () => {
    const server = (what: RegExp) => where(what).filter((file) => file.startsWith('backend/'));
    expect(server(/import \{[^}]*\bPool\b[^}]*\} from 'undici'/)).toEqual([
      'backend/src/platform/http/vendor-client.ts',
    ]);
    expect(server(/createTransport\(/)).toEqual(['backend/src/platform/mail/mailer.ts']);
    expect(
      server(/(^|[^.\w])(?<!async )fetch\(|\bhttps?\.(get|request)\(|import \{[^}]*\bconnect\b[^}]*\} from/),
    ).toEqual([]);
  });

  it('switches no check of a certificate off (ASVS 12.3.2)', () => {
    expect(where(/rejectUnauthorized|NODE_TLS_REJECT|checkServerIdentity/)).toEqual([]);
  });

  it('draws by Math.random when to come again, and nothing else (ASVS 11.5.1)', () => {
    expect(where(/Math\.random/)).toEqual([
      'backend/src/platform/http/vendor-client.ts',
      'frontend/src/features/messaging/use-message-events.ts',
    ]);
  });

  it('makes a text of values by the code’s own templates alone (ASVS 1.3.10)', () => {
    expect(where(/\b(format|inspect)\b[^}\n]*\} from 'node:util'|sprintf|console\.\w+\(['"`][^'"`]*%[sdjoO]/)).toEqual(
      [],
    );
  });

  it('derives keys of the settings’ secret alone, never of a password, and makes no key pair (ASVS 11.4.4, 11.6.1)', () => {
    expect(where(/hkdf|scrypt|pbkdf2/i)).toEqual([
      'backend/src/modules/identity/login/known-devices.ts',
      'backend/src/modules/identity/sessions/refresh-tokens.ts',
    ]);
    expect(
      where(/generateKeyPair|createSign\(|createVerify\(|(public|private)(En|De)crypt|createECDH|DiffieHellman/),
    ).toEqual([]);
  });

  it('asks TLS 1.2 or later of whom it calls, with the ciphers of Node (ASVS 12.1.1, 12.1.2)', () => {
    expect(DEFAULT_MIN_VERSION).toBe('TLSv1.2');
    expect(where(/minVersion|maxVersion|secureProtocol|ciphers|secureOptions|tls-min/)).toEqual([]);
  });

  it('writes no log but to standard output, and the audit’s head to its file (ASVS 16.2.3)', () => {
    expect(where(/pino\.(transport|destination)|createWriteStream|appendFileSync|pino-\w+/)).toEqual([]);
    expect(where(/appendFile/)).toEqual(['backend/src/modules/lookups/audit/adapters/audit-heads.store.ts']);
  });

  it('knows no age of a password (ASVS 6.2.10)', () => {
    const sql = globSync('backend/src/platform/database/migrations/*.ts').map((file) => code.get(file) ?? '');
    expect(sql.join()).toContain('password_hash');
    expect(found(/\b(password_\w+)/g, sql)).toEqual(['password_hash']);
  });

  it('lets every field take what is pasted (ASVS 6.2.7)', () => {
    expect(where(/onPaste/).filter((file) => file.includes('features/identity/'))).toEqual([]);
    expect(where(/autoComplete="off"/).filter((file) => file.includes('features/identity/'))).toEqual([]);
  });

  it('asks nobody a secret question, and keeps no hint (ASVS 6.4.2)', () => {
    expect(readFileSync('docs/openapi.json', 'utf8')).not.toMatch(
      /"[^"]*(hint|secretQuestion|securityQuestion|lembrete)[^"]*":/i,
    );
  });

  it.each([
    ['GraphQL (ASVS 4.3.1, 4.3.2)', /graphql|apollo/],
    ['WebSocket (ASVS 4.4.1, 4.4.2, 4.4.3, 4.4.4)', /^ws$|websocket|socket\.io/],
    ['XML (ASVS 1.5.1)', /xml|^sax$|saxes/],
    ['LDAP and XPath (ASVS 1.2.6, 1.2.7)', /ldap|xpath/],
    ['LaTeX (ASVS 1.2.8)', /latex|katex|mathjax/],
    ['markup languages (ASVS 1.3.5)', /markdown|^marked$|remark|bbcode|showdown/],
    ['templates (ASVS 1.3.7)', /handlebars|mustache|^ejs$|^pug$|nunjucks|liquid|eta$/],
    ['memcache (ASVS 1.3.9)', /memcache|memjs/],
    ['uploads (ASVS 5.1.1, 5.2.1, 5.2.2, 5.3.1, 5.4.3)', /multer|multipart|busboy|formidable/],
    [
      'identity providers (ASVS 6.8.1, 6.8.2, 6.8.3, 6.8.4, 7.1.3, 7.6.1, 7.6.2)',
      /passport|openid|oauth|saml|auth0|keycloak/,
    ],
    ['telephone messages (ASVS 6.6.1)', /twilio|vonage|zenvia|plivo|messagebird|sms/],
  ])('has no package for %s', (_, name) => {
    const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
    expect(Object.keys({ ...dependencies, ...devDependencies }).filter((one) => name.test(one))).toEqual([]);
  });

  it('goes into the image without its history (ASVS 13.4.1)', () => {
    const lines = readFileSync('.dockerignore', 'utf8').split('\n');
    expect([lines[0], lines.filter((line) => line.includes('.git'))]).toEqual(['*', []]);
  });
});

describe('docs/security.md', () => {
  it('has limits and times as the code has them (ASVS 2.1.3, 6.1.1, 6.1.2, 7.1.1, 7.2.3, 15.1.3)', () => {
    const rows = tableOf('Limits and times');
    expect(rows.length).toBeGreaterThan(15);
    const bare = (cell = '') => cell.replace(/^`|`$/g, '');
    const wrong = rows.filter(([, , file, text]) => !code.get(bare(file))?.includes(bare(text)));
    expect(wrong).toEqual([]);
  });

  it('names every file that uses cryptography, and no algorithm but the approved ones is used (ASVS 11.1.2, 11.2.1, 11.3.1, 11.3.2, 11.4.1, 11.4.3)', () => {
    const using = where(/from '(node:)?crypto'|@node-rs\/argon2|from 'otplib'|JwtService\b/).filter((file) =>
      file.startsWith('backend/'),
    );
    const named = new Set(tableOf('Cryptography').flatMap(([, , files = '']) => found(/`([^`]+)`/g, [files])));
    expect(using.filter((file) => !named.has(file))).toEqual([]);
    expect([...named].filter((file) => !using.includes(file ?? ''))).toEqual([]);
    const calls = /\b(?:create(?:Hash|Hmac|Cipheriv|Decipheriv)|hkdfSync|hash|algorithm:) ?\(?'([\w-]+)'/g;
    expect(found(calls).sort()).toEqual(['HS256', 'aes-256-gcm', 'sha256']);
  });

  it('says of every secret among the settings what it opens and how it is changed (ASVS 11.1.1)', () => {
    const declared = found(/^ {2}([A-Z0-9_]+(?:KEY|KEYS|SECRET|TOKEN|PASSWORD|CERTIFICATE))[?!]?[:;]/gm);
    const named = new Set(tableOf('Keys and secrets').flatMap(([names = '']) => found(/`([A-Z0-9_]+)`/g, [names])));
    expect(declared.length).toBeGreaterThan(12);
    expect(declared.filter((name) => !named.has(name))).toEqual([]);
  });

  it('names every way to a session that the API has (ASVS 6.1.3, 6.3.4)', () => {
    const { paths } = JSON.parse(readFileSync('docs/openapi.json', 'utf8')) as { paths: Record<string, object> };
    const ways = Object.keys(paths).filter((path) => /Session(Tokens)?Answer"/.test(JSON.stringify(paths[path])));
    const named = found(/`POST ([^`]+)`/g, [tableOf('Ways in').join()]);
    expect([ways.length > 2, ways.filter((path) => !named.includes(path))]).toEqual([true, []]);
  });

  it('names every table that is a record of what happened (ASVS 16.1.1)', () => {
    const sql = globSync('backend/src/platform/database/migrations/*.ts').map((file) => code.get(file) ?? '');
    const tables = found(/(?:appendOnly\('|BEFORE UPDATE OR DELETE ON )(\w+)/g, sql);
    const named = found(/`([a-z_]+)`/g, [tableOf('What is logged').join()]);
    expect([tables.length > 5, tables.filter((table) => !named.includes(table))]).toEqual([true, []]);
  });

  it('names every address that the product calls, which production takes encrypted alone (ASVS 13.1.1)', () => {
    const ours = ['SANDBOX_URL', 'SANDBOX_PUBLIC_URL', 'PUBLIC_URL', 'DATABASE_URL', 'SMTP_URL'];
    const declared = found(/^ {2}([A-Z0-9_]+_URL)[?!]?[:;]/gm).filter((name = '') => !ours.includes(name));
    const named = found(/`([A-Z0-9_]+_URL)`/g, [tableOf('Whom the product speaks to').join()]);
    expect(declared.length).toBeGreaterThan(10);
    expect([...declared, 'DATABASE_URL', 'SMTP_URL'].filter((name) => !named.includes(name))).toEqual([]);
    for (const name of declared) {
      const faults = productionFaults({ NODE_ENV: 'production', [name ?? '']: 'http://exemplo.com.br' });
      expect(faults).toContain(`${name}: em produção o endereço precisa ser https`);
    }
  });
});
