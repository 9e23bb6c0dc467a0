import type { Writable } from 'node:stream';
import { ACTIVITIES } from '../population/activities.js';
import { CITIES } from '../population/cities.js';
import { Company, eachCompany, headOffice } from '../population/index.js';
import { companyLines, FILE_NAMES, line } from './company-lines.js';
import { trapLines } from './traps.js';
import { ZipWriter } from './zip-writer.js';

export interface MonthOptions {
  readonly month: string;
  /** The months published after it. */
  readonly later: readonly string[];
  readonly companies: number;
  /** Into how many files companies, establishments and partners are cut. */
  readonly parts: number;
  /** Leaves out all but so many of a hundred companies. */
  readonly percent?: number;
  /** With as few partners a company as the real register has, where three of four companies are sole traders. */
  readonly real?: boolean;
}

const CODES: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
  Cnaes: ACTIVITIES.map(({ code, description }) => [String(code), description]),
  Motivos: [
    ['00', 'SEM MOTIVO'],
    ['01', 'EXTINCAO POR ENCERRAMENTO LIQUIDACAO VOLUNTARIA'],
    ['21', 'PEDIDO DE BAIXA INDEFERIDA'],
    ['31', 'EXTINCAO DA FILIAL'],
    ['63', 'OMISSAO DE DECLARACOES'],
  ],
  Municipios: CITIES.flat().map(({ siafi, name }) => [String(siafi).padStart(4, '0'), name]),
  Naturezas: [
    ['2062', 'Sociedade Empresária Limitada'],
    ['2135', 'Empresário (Individual)'],
  ],
  Paises: [
    ['105', 'BRASIL'],
    ['249', 'ESTADOS UNIDOS'],
  ],
  Qualificacoes: [
    ['00', 'Não informada'],
    ['05', 'Administrador'],
    ['22', 'Sócio'],
    ['30', 'Sócio Menor (Assistido/Representado)'],
    ['49', 'Sócio-Administrador'],
    ['50', 'Empresário'],
    ['68', 'Titular Pessoa Física Menor'],
  ],
};

const AT_ONCE = 1_048_576;
/** Of so many companies with partners one is taken, so that there are 0.4 partners an establishment, as in the real register. */
const LIMITED_LEFT_OUT = 8;

/** Writes a month's zips, each where `open` says, with members called as nobody would guess. */
export async function writeMonth(options: MonthOptions, open: (name: string) => Writable): Promise<void> {
  const { month, later, companies, parts, percent = 100, real = false } = options;
  for (const [name, codes] of Object.entries(CODES)) {
    const file = new TextZip(open(`${name}.zip`), memberOf(name, month));
    await file.write(codes.map(line).join(''));
    await file.end();
  }
  const files = Object.fromEntries(FILE_NAMES.map((name) => [name, filesOf(name, month, parts, open)]));
  const traps = trapLines();
  for (const name of FILE_NAMES) await files[name]?.[0]?.write(traps[name]);
  for (const [n, root] of rootsOf(companies, real).entries()) {
    const company = Company.ofCnpj(headOffice(root.toString(36).toUpperCase().padStart(8, '0')));
    const lines = n % 100 < percent ? companyLines(company, later) : null;
    const partOf = (all: readonly TextZip[]) => all[Math.floor((n * all.length) / companies)];
    if (lines) for (const name of FILE_NAMES) await partOf(files[name] ?? [])?.write(lines[name]);
  }
  for (const file of Object.values(files).flat()) await file.end();
}

/** The publisher's files have companies in the order of their numbers, one file those after another's; of millions some come twice. */
function rootsOf(companies: number, real: boolean): Float64Array {
  const roots = new Float64Array(companies);
  let n = 0;
  for (const company of eachCompany()) {
    if (real && !company.sole && company.draw(402, LIMITED_LEFT_OUT) !== 0) continue;
    roots[n++] = Number.parseInt(company.root, 36);
    if (n >= companies) break;
  }
  return roots.sort().filter((root, at) => root !== roots[at - 1]);
}

function filesOf(name: string, month: string, parts: number, open: (name: string) => Writable): TextZip[] {
  const names = name === 'Simples' ? [name] : Array.from({ length: parts }, (_, part) => `${name}${part}`);
  return names.map((one) => new TextZip(open(`${one}.zip`), memberOf(one, month)));
}

/** As unpredictable as the publisher's. */
function memberOf(name: string, month: string): string {
  const day = month.replaceAll('-', '').slice(2);
  if (name === 'Simples') return `F.K03200$W.SIMPLES.CSV.D${day}`;
  const kinds: Record<string, string> = { Empresas: 'EMPRECSV', Estabelecimentos: 'ESTABELE', Socios: 'SOCIOCSV' };
  const kind = kinds[name.replace(/\d+$/, '')];
  return kind
    ? `K3241.K03200Y${name.at(-1)}.D${day}.${kind}`
    : `F.K03200$Z.D${day}.${name.toUpperCase().slice(0, 5)}CSV`;
}

/** A zip of Latin-1 text. */
class TextZip {
  private readonly zip: ZipWriter;
  private texts: string[] = [];
  private size = 0;

  constructor(
    target: Writable,
    private readonly member: string,
  ) {
    this.zip = new ZipWriter(target, member);
  }

  write(text: string): Promise<void> | undefined {
    this.texts.push(text);
    this.size += text.length;
    return this.size >= AT_ONCE ? this.flush() : undefined;
  }

  async end(): Promise<void> {
    await this.flush();
    await this.zip.end(this.member);
  }

  private async flush(): Promise<void> {
    const bytes = Buffer.from(this.texts.join(''), 'latin1');
    this.texts = [];
    this.size = 0;
    if (bytes.length > 0) await this.zip.write(bytes);
  }
}
