import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const BUNDLE = 'dist/backend/bundle';

describe('The built programs', () => {
  const files = readdirSync(BUNDLE, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.js'));

  it('are ASCII, since Node keeps any other module with two bytes a character', () => {
    expect(files).toContain('src/main.js');
    expect(files.filter((name) => /[^\p{ASCII}]/u.test(readFileSync(join(BUNDLE, name), 'utf8')))).toEqual([]);
  });

  it('have one of each library that keeps what others told it, and look it up nowhere else', () => {
    const elsewhere =
      /(require[\w$]*\(|\bfrom |\bimport\()"(class-transformer|class-validator|reflect-metadata|typeorm)(\/cjs\/storage)?"/;
    expect(files.filter((name) => elsewhere.test(readFileSync(join(BUNDLE, name), 'utf8')))).toEqual([]);
  });

  it.each(['@simplewebauthn/server', 'pkijs'])('load %s only when it is needed', (library) => {
    const text = (name: string) => readFileSync(join(BUNDLE, name), 'utf8');
    const holders = files.filter((name) => text(name).includes(`// node_modules/${library}/`));
    const loaded = new Set<string>();
    const load = (name: string): void => {
      if (loaded.has(name)) return;
      loaded.add(name);
      for (const [, from = ''] of text(name).matchAll(/^(?:import|export)\b[^;]*?"(\.[^"]+)"/gm))
        load(join(name, '..', from));
    };
    load('src/main.js');
    expect([holders.length > 0, loaded.size > 5]).toEqual([true, true]);
    expect(holders.filter((name) => loaded.has(name))).toEqual([]);
  });
});
