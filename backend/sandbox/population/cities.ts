/** A real city as a frame for fictional addresses: region = place in `CITIES` = one telephone area. */
export interface City {
  name: string;
  uf: string;
  ddd: string;
  ibge: string;
  siafi: number;
  /** First CEP of the city and how many follow it. */
  cepStart: number;
  cepCount: number;
}

type Row = [name: string, ibge: string, siafi: number, cepStart: number, cepEnd: number];

/** 33 telephone areas, each with its cities. */
export const CITIES: readonly (readonly City[])[] = [
  area(
    'SP',
    '11',
    ['SAO PAULO', '3550308', 7107, 1000, 5999],
    ['GUARULHOS', '3518800', 6477, 7000, 7399],
    ['OSASCO', '3534401', 6789, 6000, 6299],
  ),
  area('RJ', '21', ['RIO DE JANEIRO', '3304557', 6001, 20000, 23799], ['NITEROI', '3303302', 5865, 24000, 24399]),
  area('MG', '31', ['BELO HORIZONTE', '3106200', 4123, 30000, 31999], ['CONTAGEM', '3118601', 4371, 32000, 32399]),
  area('ES', '27', ['VITORIA', '3205309', 5705, 29000, 29099], ['VILA VELHA', '3205200', 5703, 29100, 29129]),
  area('PR', '41', ['CURITIBA', '4106902', 7535, 80000, 82999]),
  area('SC', '48', ['FLORIANOPOLIS', '4205407', 8105, 88000, 88099], ['SAO JOSE', '4216602', 8327, 88100, 88123]),
  area('RS', '51', ['PORTO ALEGRE', '4314902', 8801, 90000, 91999], ['CANOAS', '4304606', 8589, 92000, 92449]),
  area('DF', '61', ['BRASILIA', '5300108', 9701, 70000, 72799]),
  area('GO', '62', ['GOIANIA', '5208707', 9373, 74000, 74899]),
  area('MT', '65', ['CUIABA', '5103403', 9067, 78000, 78099]),
  area('MS', '67', ['CAMPO GRANDE', '5002704', 9051, 79000, 79124]),
  area('TO', '63', ['PALMAS', '1721000', 9733, 77000, 77249]),
  area('BA', '71', ['SALVADOR', '2927408', 3849, 40000, 42599]),
  area('SE', '79', ['ARACAJU', '2800308', 3105, 49000, 49098]),
  area('PE', '81', ['RECIFE', '2611606', 2531, 50000, 52999], ['OLINDA', '2609600', 2491, 53000, 53399]),
  area('AL', '82', ['MACEIO', '2704302', 2785, 57000, 57099]),
  area('PB', '83', ['JOAO PESSOA', '2507507', 2051, 58000, 58099], ['CAMPINA GRANDE', '2504009', 1981, 58400, 58449]),
  area('RN', '84', ['NATAL', '2408102', 1761, 59000, 59139], ['MOSSORO', '2408003', 1759, 59600, 59649]),
  area('CE', '85', ['FORTALEZA', '2304400', 1389, 60000, 61599]),
  area('PI', '86', ['TERESINA', '2211001', 1219, 64000, 64099]),
  area('MA', '98', ['SAO LUIS', '2111300', 921, 65000, 65109]),
  area('PA', '91', ['BELEM', '1501402', 427, 66000, 66999], ['ANANINDEUA', '1500800', 415, 67000, 67199]),
  area('AP', '96', ['MACAPA', '1600303', 605, 68900, 68914]),
  area('AM', '92', ['MANAUS', '1302603', 255, 69000, 69099]),
  area('RR', '95', ['BOA VISTA', '1400100', 301, 69300, 69339]),
  area('AC', '68', ['RIO BRANCO', '1200401', 139, 69900, 69923]),
  area('RO', '69', ['PORTO VELHO', '1100205', 3, 76800, 76834]),
  area('SP', '19', ['CAMPINAS', '3509502', 6291, 13000, 13139]),
  area('SP', '13', ['SANTOS', '3548500', 7071, 11000, 11249]),
  area('SP', '16', ['RIBEIRAO PRETO', '3543402', 6969, 14000, 14109]),
  area('MG', '34', ['UBERLANDIA', '3170206', 5403, 38400, 38415]),
  area('PR', '43', ['LONDRINA', '4113700', 7667, 86000, 86115]),
  area('SC', '47', ['JOINVILLE', '4209102', 8179, 89200, 89239]),
];

/** The city a CEP belongs to, or null for a CEP outside the world. */
export function cityOfCep(cep: string): City | null {
  const number = Number(cep);
  for (const area of CITIES) {
    for (const city of area) if (number >= city.cepStart && number < city.cepStart + city.cepCount) return city;
  }
  return null;
}

/** The region number of a telephone area, or -1. */
export function regionOfDdd(ddd: string): number {
  return CITIES.findIndex(([city]) => city?.ddd === ddd);
}

function area(uf: string, ddd: string, ...rows: Row[]): City[] {
  return rows.map(([name, ibge, siafi, start, end]) => ({
    name,
    uf,
    ddd,
    ibge,
    siafi,
    cepStart: start * 1000,
    cepCount: (end - start + 1) * 1000,
  }));
}
