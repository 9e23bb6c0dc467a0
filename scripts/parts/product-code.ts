import { globSync, readFileSync } from 'node:fs';

/** What the product is made of, file by file: neither tests nor what is generated. */
export const CODE: ReadonlyMap<string, string> = new Map(
  globSync('{backend/src,frontend/src}/**/*.{ts,tsx}')
    .filter((file) => !/\.(spec|contract)\.tsx?$|\/testing\/|generated\.ts$/.test(file))
    .sort()
    .map((file): [string, string] => [file, readFileSync(file, 'utf8')]),
);

/** The files in which something stands. */
export const where = (what: RegExp): string[] => [...CODE].filter(([, text]) => what.test(text)).map(([file]) => file);
