import { once } from 'node:events';
import { createWriteStream, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { line } from '../../sandbox/open-register/company-lines.js';
import { ZipWriter } from '../../sandbox/open-register/zip-writer.js';
import { cnpjCheckDigits } from '../../src/kernel/cnpj.js';
import { LoadRun } from '../companies/load-run.js';

/** What a month's files say of a company: of each kind its lines. */
export interface SaidCompany {
  readonly Empresas: string;
  readonly Estabelecimentos: string;
  readonly Socios: string;
  readonly Simples: string;
}

/** So many others that what a few companies lack is no reason to wait. */
const OTHERS = 300;
const CODES = {
  Cnaes: ['6201501', 'Desenvolvimento de programas'],
  Motivos: ['00', 'SEM MOTIVO'],
  Municipios: ['7107', 'SAO PAULO'],
  Naturezas: ['2062', 'Sociedade Empresária Limitada'],
  Paises: ['105', 'BRASIL'],
  Qualificacoes: ['22', 'Sócio'],
} as const;

/** A limited company with a head office, branches, a partner and the Simples. */
export function said(root: string, name: string, more: { partner?: string; branches?: number } = {}): SaidCompany {
  const { partner, branches = 0 } = more;
  const units = Array.from({ length: branches + 1 }, (_, n) => unit(root, n + 1));
  return {
    Empresas: line([root, name, '2062', '49', '1000,00', '01', '']),
    Estabelecimentos: units.join(''),
    Socios: partner ? line([root, '2', partner, '***123456**', '22', '20150310', '', '***000000**', '', '00', 5]) : '',
    Simples: line([root, 'S', '20180101', '0', 'N', '', '']),
  };
}

/** The same with a line of the company's own that has too few fields. */
export function brokenFirm(company: SaidCompany): SaidCompany {
  return { ...company, Empresas: company.Empresas.replace(/;"[^"]*"\n$/, '\n') };
}

/** Loads a month that has these companies, as an operator does. */
export async function loadMonth(databaseUrl: string, folder: string, companies: readonly SaidCompany[]): Promise<void> {
  mkdirSync(folder);
  const others = Array.from({ length: OTHERS }, (_, n) =>
    said(`0OTHR${String(n).padStart(3, '0')}`, `OUTRA ${n} LTDA`, { partner: `SOCIA ${n}` }),
  );
  const all = [...companies, ...others];
  for (const kind of ['Empresas', 'Estabelecimentos', 'Socios'] as const)
    await write(folder, `${kind}0`, all.map((company) => company[kind]).join(''));
  await write(folder, 'Simples', all.map(({ Simples }) => Simples).join(''));
  for (const [name, code] of Object.entries(CODES)) await write(folder, name, line(code));
  const { code, said: told } = await new LoadRun(databaseUrl, ['--from', folder]).toItsEnd();
  if (code !== 0) throw new Error(told);
}

async function write(folder: string, name: string, text: string): Promise<void> {
  const target = createWriteStream(join(folder, `${name}.zip`));
  const closed = once(target, 'close');
  const zip = new ZipWriter(target, name.toUpperCase());
  await zip.write(Buffer.from(text, 'latin1'));
  await zip.end(name.toUpperCase());
  await closed;
}

function unit(root: string, branch: number): string {
  const ordem = String(branch).padStart(4, '0');
  return line([
    ...[root, ordem, cnpjCheckDigits(root + ordem), branch === 1 ? '1' : '2', '', '02', '20150310', '00', '', ''],
    ...['20150310', '6201501', '', 'RUA', 'DAS FLORES', '10', '', 'CENTRO', '01310100', 'SP', '7107'],
    ...['11', '30000000', '', '', '', '', '', '', ''],
  ]);
}
