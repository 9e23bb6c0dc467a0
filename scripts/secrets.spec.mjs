import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { lintSource } from '@secretlint/core';
import { creator } from '@secretlint/secretlint-rule-preset-recommend';
import { listFiles } from './parts/fingerprint.mjs';

const KEY = generateKeyPairSync('rsa', { modulusLength: 1024 }).privateKey.export({ type: 'pkcs1', format: 'pem' });
/** A key of our own public API, which the library does not know. */
const OWN_KEY = /\bnit_(?:live|test)_[0-9A-Za-z]{8}_[0-9A-Za-z]{43}\b/g;
const RULE = { id: '@secretlint/secretlint-rule-preset-recommend', rule: creator, options: {} };

describe('The files that are kept with the product', () => {
  it('hold no secret of anybody (ASVS 13.3.1)', async () => {
    const left = new Set(['.git', ...readFileSync('.gitignore', 'utf8').split(/[/\n]+/)]);
    const files = listFiles(readdirSync('.').filter((name) => !left.has(name)));
    expect(files.length).toBeGreaterThan(1_000);
    const found = [];
    for (const file of files) {
      const content = textOf(file);
      if (content !== null) found.push(...(await secretsIn(file, content)));
    }
    expect(found).toEqual([]);
  });

  const letters = (length) => randomBytes(length).toString('hex').slice(0, length);
  it.each([
    ['a private key', KEY],
    ['a token of GitHub', `ghp_${letters(36)}`],
    ['a token of npm', `//registry.npmjs.org/:_authToken=npm_${letters(36)}`],
    ['a password in an address', `https://ana:${letters(20)}@banco.com.br/`],
    ['a key of our own', `nit_live_${letters(8)}_${letters(43)}`],
    ['a key of AWS', `AWS_SECRET_ACCESS_KEY = "${randomBytes(30).toString('base64').replace(/[^\w]/g, 'x')}"`],
  ])('are seen to hold %s, wherever it stands', async (_, secret) => {
    expect(await secretsIn('docs/x.md', `some words\n\n${secret}\n`)).toHaveLength(1);
  });
});

/** Null for a picture and the like. */
function textOf(file) {
  const content = readFileSync(file, 'utf8');
  return content.includes('\0') ? null : content;
}

async function secretsIn(filePath, content) {
  const source = { filePath, content, contentType: 'text' };
  const { messages } = await lintSource({ source, options: { config: { rules: [RULE] } } });
  return [
    ...messages.map(({ message, loc }) => `${filePath}:${loc.start.line} ${message}`),
    ...(content.match(OWN_KEY) ?? []).map(() => `${filePath}: an API key of the product`),
  ];
}
