import { cnpjCheckDigits } from '../../src/kernel/cnpj.js';
import { FILE_NAMES, line } from './company-lines.js';

type TrapLines = Readonly<Record<(typeof FILE_NAMES)[number], string>>;

const TRAPS =
  'nul slash breaks same other orphan dates filler cep few open codes minors quotes digits lone never'.split(' ');

/** Everything that others have met in the register's files, one company a trap; their roots begin with `0TRAP`. */
export function trapLines(): TrapLines {
  const firms = [
    firm('nul', 'COM NUL\0NO MEIO'),
    firm('slash', 'BARRA C:\\DADOS\\ LTDA'),
    firm('breaks', 'QUEBRA\nDE LINHA LTDA'),
    firm('same', 'DUAS VEZES IGUAL LTDA').repeat(2),
    firm('other', 'PRIMEIRO NOME LTDA') + firm('other', 'SEGUNDO NOME LTDA'),
    firm('dates', 'DATAS ERRADAS LTDA'),
    firm('filler', 'CAPITAL SEM SENTIDO SA', '999999999999,00'),
    firm('cep', 'CEP CURTO LTDA'),
    `"${rootOf('few')}";"POUCOS CAMPOS";"2062"\n`,
    `"${rootOf('open')}";"ASPAS QUE NAO FECHAM;"2062";"49"\n`,
    `"${rootOf('never')}";"ASPAS QUE NUNCA FECHAM\n`,
    firm('codes', 'AÇÃO & CÓDIGOS DE FORA ÜNICA LTDA', '10,5', '36'),
    firm('minors', 'COM MENORES LTDA'),
    firm('quotes', 'BAR "DO ZE" LTDA'),
    firm('digits', 'DIGITO ERRADO LTDA'),
    `"${rootOf('lone')}";"ASPA " SOLTA";"2062";"49";"1000,00";"01";""\n`,
  ];
  const units = [
    ...['nul', 'slash', 'breaks', 'same', 'other', 'filler', 'minors', 'quotes', 'lone'].map((trap) => unit(trap)),
    unit('other', { fantasia: 'VALE A ULTIMA' }),
    unit('orphan'),
    unit('dates', { inicio: '02021231', desde: '41000101' }),
    unit('cep', { cep: '1310100' }),
    unit('codes', { motivo: '32', pais: '994', uf: 'EX' }),
    unit('digits').replace(
      /^("[^"]*";"0001";")(\d)/,
      (_, head: string, digit: string) => head + ((Number(digit) + 1) % 10),
    ),
    unit('few'),
  ];
  const partners = [
    partner('minors', 'CRIANCA DA SILVA', 1),
    partner('minors', 'JOVEM DA SILVA', 2),
    partner('minors', 'ADULTA DA SILVA', 4),
    // Without an age band, which the qualification makes up for.
    partner('minors', 'ASSISTIDA DA SILVA', 0, '30'),
    partner('minors', 'REPRESENTADO DA SILVA', '', '30'),
    partner('minors', 'TITULAR MENOR DA SILVA', 0, '68'),
    partner('orphan', 'SOCIO SEM EMPRESA', 5),
  ];
  const taxes = [
    line([rootOf('nul'), 'S', '20180101', '0', 'N', '', '']),
    line([rootOf('orphan'), 'S', '20180101', '0', 'N', '', '']),
  ];
  return {
    Empresas: firms.join(''),
    Estabelecimentos: units.join(''),
    Socios: partners.join(''),
    Simples: taxes.join(''),
  };
}

function rootOf(trap: string): string {
  return `0TRAP${String(TRAPS.indexOf(trap) + 1).padStart(3, '0')}`;
}

function firm(trap: string, name: string, capital = '1000,00', qualification = '49'): string {
  return line([rootOf(trap), name, '2062', qualification, capital, '01', '']);
}

const UNIT = {
  fantasia: '',
  inicio: '20150310',
  desde: '20150310',
  cep: '01310100',
  motivo: '00',
  pais: '',
  uf: 'SP',
};

function unit(trap: string, fields: Partial<typeof UNIT> = {}): string {
  const { fantasia, inicio, desde, cep, motivo, pais, uf } = { ...UNIT, ...fields };
  const root = rootOf(trap);
  return line([
    ...[root, '0001', cnpjCheckDigits(`${root}0001`), '1', fantasia, '02', desde, motivo, '', pais, inicio, '6201501'],
    ...['6204000,7319002', 'RUA', 'DAS FLORES', '10', '', 'CENTRO', cep, uf, '7107', '11', '30000000', '', '', '', ''],
    ...['', '', ''],
  ]);
}

function partner(trap: string, name: string, ages: number | '', qualification = '22'): string {
  return line([rootOf(trap), '2', name, '***123456**', qualification, '20150310', '', '***000000**', '', '00', ages]);
}
