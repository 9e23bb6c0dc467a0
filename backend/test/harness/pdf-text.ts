import { inflateSync } from 'node:zlib';

/** What a reader finds in a PDF of ours: its pages' words in the order of its drawing, and its objects as text. */
export interface ReadPdf {
  readonly text: string;
  readonly structure: string;
  /** What is drawn on the pages. */
  readonly drawing: string;
}

/** Reads the words back by the table that each font inside carries for copying and reading aloud. */
export function readPdf(bytes: Buffer): ReadPdf {
  const file = bytes.toString('latin1');
  const objects = new Map([...file.matchAll(/^(\d+) 0 obj\n([\s\S]*?)\nendobj/gm)].map(([, id, body]) => [id, body!]));
  const fonts = new Map<string, Map<number, string>>();
  for (const [, name, id] of file.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
    const table = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id) ?? '')?.[1];
    if (name && table) fonts.set(name, charactersOf(streamOf(objects.get(table) ?? '')));
  }
  const pages = [...objects.values()].map(streamOf).filter((content) => content.includes(' Tf\n'));
  const structure = [...objects.values()].map((body) => body.split('stream\n')[0]).join('\n');
  return { text: pages.map((page) => wordsOf(page, fonts)).join('\n'), structure, drawing: pages.join('\n') };
}

function streamOf(body: string): string {
  const [, data] = /stream\n([\s\S]*)\nendstream/.exec(body) ?? [];
  if (data === undefined) return '';
  const bytes = Buffer.from(data, 'latin1');
  return (body.includes('/FlateDecode') ? inflateSync(bytes) : bytes).toString('latin1');
}

function charactersOf(table: string): Map<number, string> {
  const characters = new Map<number, string>();
  for (const [, first, , list] of table.matchAll(/<([0-9a-f]{4})> <([0-9a-f]{4})> \[([^\]]*)\]/g)) {
    [...(list ?? '').matchAll(/<([0-9a-f ]+)>/g)].forEach(([, hex], at) => {
      const units = (hex?.replaceAll(' ', '').match(/.{4}/g) ?? []).map((unit) => Number.parseInt(unit, 16));
      characters.set(Number.parseInt(first!, 16) + at, String.fromCharCode(...units));
    });
  }
  return characters;
}

function wordsOf(content: string, fonts: ReadonlyMap<string, ReadonlyMap<number, string>>): string {
  let font: ReadonlyMap<number, string> = new Map();
  let words = '';
  for (const [, name, shown] of content.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
    if (name) font = fonts.get(name) ?? new Map();
    for (const [, hex] of (shown ?? '').matchAll(/<([0-9a-f]+)>/g)) {
      words += (hex!.match(/.{4}/g) ?? []).map((code) => font.get(Number.parseInt(code, 16)) ?? '\ufffd').join('');
    }
    if (shown !== undefined) words += '\n';
  }
  return words;
}
