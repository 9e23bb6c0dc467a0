import { readFileSync } from 'node:fs';
import { DEFAULT_MIN_VERSION } from 'node:tls';
import { CODE, where } from './parts/product-code.js';

/** What the code does nowhere but in the files that are named last; before them, how it would look. */
const RULES: [title: string, what: RegExp, planted: string[], files?: string[]][] = [
  [
    'runs no text as code, and makes no pattern of one (ASVS 1.2.9, 1.3.2)',
    /\beval\(|new Function\b|node:vm|set(Timeout|Interval)\(['"`]|\bRegExp\(/,
    ['eval(text)', "setTimeout('x()', 1)", 'new RegExp(text)'],
  ],
  [
    'starts programs in one place (ASVS 1.2.5)',
    /child_process/,
    ["import { exec } from 'node:child_process'"],
    // The first one starts the product's own loader of the register of companies, the last one asks how it can stand behind others.
    [
      'backend/src/modules/companies/admin/load-process.job.ts',
      'backend/src/platform/database/embedded/command.ts',
      'backend/src/platform/workers/behind-others.ts',
    ],
  ],
  ['starts no program through a shell (ASVS 1.2.5)', /shell: |\bexec(Sync)?\(['"`]/, ['shell: true', 'exec(`rm`)']],
  [
    'makes no markup of a text that came from somewhere (ASVS 1.3.1, 3.2.2)',
    /dangerouslySetInnerHTML|(inner|outer)HTML|insertAdjacentHTML|document\.write|srcDoc/,
    ['<p dangerouslySetInnerHTML={x} />', 'node.innerHTML = text'],
  ],
  [
    'embeds nothing that needs a plug-in (ASVS 3.7.1)',
    /<(embed|applet|object\s+(data|type|class))\b/,
    ['<object data="x.swf">', '<embed src="x">'],
  ],
  [
    'hears messages of its own tabs alone, by a channel of its origin (ASVS 3.5.5)',
    /postMessage|addEventListener\('message'|onmessage/,
    ["window.addEventListener('message', obey)"],
    ['frontend/src/shared/api/session.ts'],
  ],
  [
    'answers nothing that redirects (ASVS 3.7.2, 4.1.2)',
    /\.redirect\(|@Redirect\(|http-equiv/,
    ['reply.redirect(url)', "@Redirect('https://exemplo.com')"],
  ],
  [
    'leaves the page by one function (ASVS 3.7.2)',
    /location\.(assign|replace)\(|(window|document)\.location(\.href)? = /,
    ['location.replace(url)', 'window.location = url'],
    ['frontend/src/shared/api/leave.ts'],
  ],
  [
    'calls vendors through one client, and what subscribers name through another (ASVS 1.3.6, 13.2.4, 13.2.5)',
    /import \{[^}]*\b(?:Pool|Client)\b[^}]*\} from 'undici'|\bhttps?\.(get|request)\(|import \{[^}]*\bconnect\b[^}]*\} from/,
    [
      "import { Agent, Pool } from 'undici'",
      "import { Client } from 'undici'",
      'https.get(url)',
      "import { connect } from 'node:net'",
    ],
    ['backend/src/modules/messaging/webhooks/adapters/post-webhook.ts', 'backend/src/platform/http/vendor-client.ts'],
  ],
  [
    'fetches in the page alone, from its own server, and time stamps at their configured address (ASVS 1.3.6, 13.2.4)',
    /(^|[^.\w])(?<!async )fetch\(/,
    ['await fetch(url)'],
    // The share of the open register is asked at its configured address too.
    [
      'backend/src/modules/companies/files/adapters/download.ts',
      'backend/src/modules/companies/files/adapters/share.ts',
      'backend/src/modules/lookups/audit/adapters/time-stamps.ts',
      'frontend/src/app/developers/playground/collection.ts',
      'frontend/src/app/developers/playground/run-call.ts',
      'frontend/src/app/home/lookup-grid.tsx',
      'frontend/src/opening/stale-version.ts',
      'frontend/src/shared/api/follow-events.ts',
      'frontend/src/shared/api/logout.ts',
      'frontend/src/shared/api/refresh.ts',
    ],
  ],
  [
    'sends mail through one class (ASVS 13.2.4)',
    /createTransport\(/,
    ['createTransport(url)'],
    ['backend/src/platform/mail/mailer.ts'],
  ],
  [
    'switches no check of a certificate off (ASVS 12.3.2)',
    /rejectUnauthorized|NODE_TLS_REJECT|checkServerIdentity/,
    ['rejectUnauthorized: false'],
  ],
  [
    'asks whom it calls for nothing weaker than Node does (ASVS 12.1.1, 12.1.2)',
    /minVersion|maxVersion|secureProtocol|ciphers|secureOptions|tls-min/,
    ["minVersion: 'TLSv1'"],
  ],
  [
    'draws by Math.random when to come again, and nothing else (ASVS 11.5.1)',
    /Math\.random/,
    ['Math.random()'],
    ['backend/src/platform/http/vendor-client.ts', 'frontend/src/features/messaging/use-message-events.ts'],
  ],
  [
    'makes a text of values by its own templates alone (ASVS 1.3.10)',
    /\b(format|inspect)\b[^}\n]*\} from 'node:util'|sprintf|console\.\w+\(['"`][^'"`]*%[sdjoO]/,
    ["import { format } from 'node:util'", "console.log('%s', x)"],
  ],
  [
    'derives keys of the settings’ secret alone, never of a password (ASVS 11.4.4)',
    /hkdf|scrypt|pbkdf2/i,
    ['scryptSync(password, salt, 32)'],
    [
      'backend/src/modules/identity/login/known-devices.ts',
      'backend/src/modules/identity/sessions/refresh-tokens.ts',
      'backend/src/platform/backup/sealed-file.ts',
      'backend/src/platform/crypto/record-mac.ts',
    ],
  ],
  [
    'makes no key pair and signs with none (ASVS 11.6.1)',
    /generateKeyPair|createSign\(|createVerify\(|(public|private)(En|De)crypt|createECDH|DiffieHellman/,
    ["generateKeyPairSync('rsa')"],
  ],
  [
    'writes no log but to standard output (ASVS 16.2.3)',
    /pino\.(transport|destination)|createWriteStream|appendFileSync|pino-\w+/,
    ["pino.transport({ target: 'x' })"],
    ['backend/src/modules/companies/files/adapters/download.ts', 'backend/src/platform/backup/copy-file.ts'],
  ],
  [
    'writes the audit’s head, and no other record, to a file (ASVS 16.2.3)',
    /appendFile/,
    ['appendFile(file, line)'],
    ['backend/src/modules/lookups/audit/adapters/audit-heads.store.ts'],
  ],
  ['opens no WebSocket (ASVS 4.4.1, 4.4.2, 4.4.3, 4.4.4)', /new WebSocket\b|@WebSocketGateway/, ['new WebSocket(url)']],
  ['knows no age of a password (ASVS 6.2.10)', /\bpassword_(?!hash\b)\w+/, ['password_changed_at timestamptz']],
];

/** Packages for what the product does not do. */
const UNUSED: [what: string, name: RegExp][] = [
  ['GraphQL (ASVS 4.3.1, 4.3.2)', /graphql|apollo/],
  ['XML (ASVS 1.5.1)', /xml|^sax$|saxes/],
  ['LDAP and XPath (ASVS 1.2.6, 1.2.7)', /ldap|xpath/],
  ['LaTeX (ASVS 1.2.8)', /latex|katex|mathjax/],
  ['markup languages (ASVS 1.3.5)', /markdown|^marked$|remark|bbcode|showdown/],
  ['templates (ASVS 1.3.7)', /handlebars|mustache|^ejs$|^pug$|nunjucks|liquid|^eta$/],
  ['memcache (ASVS 1.3.9)', /memcache|memjs/],
  ['uploads (ASVS 5.1.1, 5.2.1, 5.2.2, 5.3.1, 5.4.3)', /multer|multipart|busboy|formidable/],
  ['identity providers (ASVS 6.8.1, 6.8.2, 6.8.3, 6.8.4, 7.1.3, 7.6.1, 7.6.2)', /passport|openid|oauth|saml|auth0/],
  ['telephone messages (ASVS 6.6.1)', /twilio|vonage|zenvia|plivo|messagebird|sms/],
];

describe('The code of the product', () => {
  it('is all looked at', () => {
    expect(CODE.size).toBeGreaterThan(800);
    expect(where(/class PlatformConfig/)).toEqual(['backend/src/platform/config/platform.config.ts']);
    expect(DEFAULT_MIN_VERSION).toBe('TLSv1.2');
  });

  it.each(RULES)('%s', (_, what, planted, files = []) => {
    expect(planted.filter((text) => !what.test(text))).toEqual([]);
    expect(where(what)).toEqual(files);
  });

  it('lets what one signs in with be pasted, and filled in by a password manager (ASVS 6.2.7)', () => {
    const fields = [...CODE].filter(([file]) => file.startsWith('frontend/src/features/identity/'));
    expect(fields.filter(([, text]) => text.includes('autoComplete="current-password"')).length).toBeGreaterThan(3);
    expect(fields.filter(([, text]) => /onPaste|autoComplete="off"/.test(text))).toEqual([]);
  });

  it('asks nobody a secret question, and keeps no hint (ASVS 6.4.2)', () => {
    const names = /"[^"]*(hint|secretQuestion|securityQuestion|lembrete)[^"]*":/i;
    expect('"passwordHint":').toMatch(names);
    expect(readFileSync('docs/openapi.json', 'utf8')).not.toMatch(names);
  });

  it.each(UNUSED)('has no package for %s', (_, name) => {
    const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
    expect(Object.keys({ ...dependencies, ...devDependencies }).filter((one) => name.test(one))).toEqual([]);
  });

  it('goes into the image without its history (ASVS 13.4.1)', () => {
    const lines = readFileSync('.dockerignore', 'utf8').split('\n');
    expect([lines[0], lines.filter((line) => line.includes('.git'))]).toEqual(['*', []]);
  });
});
