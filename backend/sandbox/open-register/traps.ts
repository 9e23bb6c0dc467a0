import { cnpjCheckDigits } from '../../src/kernel/cnpj.js';
import { FILE_NAMES, line } from './company-lines.js';

type TrapLines = Readonly<Record<(typeof FILE_NAMES)[number], string>>;

/** Everything that others have met in the register's files, one company a trap; their roots begin with `0TRAP`. */
export function trapLines(): TrapLines {
  const [
    nul,
    slash,
    breaks,
    same,
    other,
    orphan,
    dates,
    filler,
    cep,
    few,
    open,
    codes,
    minors,
    quotes,
    digits,
    lone,
    never,
  ] = Array.from({ length: 17 }, (_, i) => `0TRAP${String(i + 1).padStart(3, '0')}`) as [string, ...string[]] &
    string[];
  const firms = [
    firm(nul, 'COM NUL\0NO MEIO'),
    firm(slash as string, 'BARRA C:\\DADOS\\ LTDA'),
    firm(breaks as string, 'QUEBRA\nDE LINHA LTDA'),
    firm(same as string, 'DUAS VEZES IGUAL LTDA').repeat(2),
    firm(other as string, 'PRIMEIRO NOME LTDA') + firm(other as string, 'SEGUNDO NOME LTDA'),
    firm(dates as string, 'DATAS ERRADAS LTDA'),
    firm(filler as string, 'CAPITAL SEM SENTIDO SA', '999999999999,00'),
    firm(cep as string, 'CEP CURTO LTDA'),
    `"${few}";"POUCOS CAMPOS";"2062"\n`,
    `"${open}";"ASPAS QUE NAO FECHAM;"2062";"49"\n`,
    `"${never}";"ASPAS QUE NUNCA FECHAM\n`,
    firm(codes as string, 'AÇÃO & CÓDIGOS DE FORA ÜNICA LTDA', '10,5', '36'),
    firm(minors as string, 'COM MENORES LTDA'),
    firm(quotes as string, 'BAR "DO ZE" LTDA'),
    firm(digits as string, 'DIGITO ERRADO LTDA'),
    `"${lone}";"ASPA " SOLTA";"2062";"49";"1000,00";"01";""\n`,
  ];
  const units = [
    ...[nul, slash, breaks, same, other, filler, minors, quotes, lone].map((root) => unit(root as string)),
    unit(other as string, { fantasia: 'VALE A ULTIMA' }),
    unit(orphan as string),
    unit(dates as string, { inicio: '02021231', desde: '41000101' }),
    unit(cep as string, { cep: '1310100' }),
    unit(codes as string, { motivo: '32', pais: '994', uf: 'EX' }),
    unit(digits as string).replace(
      /^("[^"]*";"0001";")(\d)/,
      (_, head: string, digit: string) => head + ((Number(digit) + 1) % 10),
    ),
    unit(few as string),
  ];
  const partners = [
    partner(minors as string, 'CRIANCA DA SILVA', 1),
    partner(minors as string, 'JOVEM DA SILVA', 2),
    partner(minors as string, 'ADULTA DA SILVA', 4),
    // Without an age band, which the qualification makes up for.
    partner(minors as string, 'ASSISTIDA DA SILVA', 0, '30'),
    partner(minors as string, 'REPRESENTADO DA SILVA', '', '30'),
    partner(minors as string, 'TITULAR MENOR DA SILVA', 0, '68'),
    partner(orphan as string, 'SOCIO SEM EMPRESA', 5),
  ];
  const taxes = [
    line([nul, 'S', '20180101', '0', 'N', '', '']),
    line([orphan as string, 'S', '20180101', '0', 'N', '', '']),
  ];
  return {
    Empresas: firms.join(''),
    Estabelecimentos: units.join(''),
    Socios: partners.join(''),
    Simples: taxes.join(''),
  };
}

function firm(root: string, name: string, capital = '1000,00', qualification = '49'): string {
  return line([root, name, '2062', qualification, capital, '01', '']);
}

interface UnitTrap {
  readonly fantasia?: string;
  readonly inicio?: string;
  readonly desde?: string;
  readonly cep?: string;
  readonly motivo?: string;
  readonly pais?: string;
  readonly uf?: string;
}

function unit(root: string, trap: UnitTrap = {}): string {
  const {
    fantasia = '',
    inicio = '20150310',
    desde = '20150310',
    cep = '01310100',
    motivo = '00',
    pais = '',
    uf = 'SP',
  } = trap;
  return line([
    ...[root, '0001', cnpjCheckDigits(`${root}0001`), '1', fantasia, '02', desde, motivo, '', pais, inicio, '6201501'],
    ...['6204000,7319002', 'RUA', 'DAS FLORES', '10', '', 'CENTRO', cep, uf, '7107', '11', '30000000', '', '', '', ''],
    ...['', '', ''],
  ]);
}

function partner(root: string, name: string, ages: number | '', qualification = '22'): string {
  return line([root, '2', name, '***123456**', qualification, '20150310', '', '***000000**', '', '00', ages]);
}
