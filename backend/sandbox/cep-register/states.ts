export interface State {
  name: string;
  region: string;
  timeZone: string;
}

type Row = [uf: string, name: string, timeZone?: string];

const ROWS: Record<string, Row[]> = {
  Norte: [
    ['AC', 'Acre', 'Rio_Branco'],
    ['AM', 'Amazonas', 'Manaus'],
    ['AP', 'Amapá', 'Belem'],
    ['PA', 'Pará', 'Belem'],
    ['RO', 'Rondônia', 'Porto_Velho'],
    ['RR', 'Roraima', 'Boa_Vista'],
    ['TO', 'Tocantins', 'Araguaina'],
  ],
  Nordeste: [
    ['AL', 'Alagoas', 'Maceio'],
    ['BA', 'Bahia', 'Bahia'],
    ['CE', 'Ceará', 'Fortaleza'],
    ['MA', 'Maranhão', 'Fortaleza'],
    ['PB', 'Paraíba', 'Fortaleza'],
    ['PE', 'Pernambuco', 'Recife'],
    ['PI', 'Piauí', 'Fortaleza'],
    ['RN', 'Rio Grande do Norte', 'Fortaleza'],
    ['SE', 'Sergipe', 'Maceio'],
  ],
  'Centro-Oeste': [
    ['DF', 'Distrito Federal'],
    ['GO', 'Goiás'],
    ['MS', 'Mato Grosso do Sul', 'Campo_Grande'],
    ['MT', 'Mato Grosso', 'Cuiaba'],
  ],
  Sudeste: [
    ['ES', 'Espírito Santo'],
    ['MG', 'Minas Gerais'],
    ['RJ', 'Rio de Janeiro'],
    ['SP', 'São Paulo'],
  ],
  Sul: [
    ['PR', 'Paraná'],
    ['RS', 'Rio Grande do Sul'],
    ['SC', 'Santa Catarina'],
  ],
};

const STATES = new Map<string, State>(
  Object.entries(ROWS).flatMap(([region, rows]) =>
    rows.map(([uf, name, zone = 'Sao_Paulo']) => [uf, { name, region, timeZone: `America/${zone}` }] as const),
  ),
);

export function stateOf(uf: string): State {
  return STATES.get(uf) as State;
}
