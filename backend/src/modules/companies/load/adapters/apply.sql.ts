import { ROW_KINDS, type RowKind } from '../../files/index.js';
import { changesOf, stagedOf } from './judge.sql.js';

/** A row's columns of a kind of change, which are told together. */
type Groups = Readonly<Record<string, readonly string[]>>;

interface Entity {
  readonly number: number;
  readonly added: string;
  readonly removed: string;
  /** The same of rows that come and go with their company's own row: that says nothing new of the company. */
  readonly withFirm?: { readonly added: string; readonly removed: string };
  readonly groups: Groups;
}

const ENTITIES: Readonly<Record<RowKind['name'], Entity>> = {
  firms: {
    number: 1,
    added: 'empresa_incluida',
    removed: 'empresa_removida',
    groups: {
      razao_social: ['razao_social'],
      natureza: ['natureza'],
      capital: ['capital_cents'],
      porte: ['porte'],
      responsavel: ['qualificacao_responsavel', 'ente_federativo'],
    },
  },
  units: {
    number: 2,
    added: 'aberta',
    removed: 'removida',
    groups: {
      situacao: ['situacao', 'situacao_desde', 'motivo'],
      nome_fantasia: ['nome_fantasia'],
      endereco: [
        ...['tipo_logradouro', 'logradouro', 'numero', 'complemento', 'bairro', 'cep', 'uf', 'municipio'],
        ...['cidade_exterior', 'pais'],
      ],
      cnae: ['cnae', 'cnaes'],
      contato: ['telefone_1', 'telefone_2', 'fax', 'email'],
      situacao_especial: ['situacao_especial', 'situacao_especial_desde'],
      cadastro: ['matriz', 'inicio'],
    },
  },
  partners: {
    number: 3,
    added: 'socio_entrou',
    removed: 'socio_saiu',
    withFirm: { added: 'socio_incluido', removed: 'socio_removido' },
    groups: {},
  },
  taxes: {
    number: 4,
    added: 'regime_incluido',
    removed: 'regime_removido',
    withFirm: { added: 'optante_incluido', removed: 'optante_removido' },
    groups: { simples: ['simples', 'simples_desde', 'simples_ate'], mei: ['mei', 'mei_desde', 'mei_ate'] },
  },
};

/** The state of the row n, where it had another one before. */
const CLOSES = 'n.situacao = 8 AND o.situacao IS DISTINCT FROM 8';

const [FIRMS] = ROW_KINDS as readonly [RowKind, ...RowKind[]];
/** Whether the company of the row has no row of its own before the month, or none with it. */
const firmComes = (row: string) =>
  `NOT EXISTS (SELECT FROM ${FIRMS.table} AS f WHERE f.cnpj_basico = ${row}.cnpj_basico)`;
const firmGoes = (row: string) =>
  `EXISTS (SELECT FROM ${changesOf(FIRMS)} AS f WHERE f.k1 = ${row}.cnpj_basico AND f.file IS NULL)`;

/** The kind of a row that comes, and of one that goes. */
const addedOf = ({ added, withFirm }: Entity, row: string) =>
  withFirm ? `CASE WHEN ${firmComes(row)} THEN '${withFirm.added}' ELSE '${added}' END` : `'${added}'`;
const removedOf = ({ removed, withFirm }: Entity, row: string) =>
  withFirm ? `CASE WHEN ${firmGoes(row)} THEN '${withFirm.removed}' ELSE '${removed}' END` : `'${removed}'`;

const EVENT = 'INSERT INTO company_events (month, cnpj_basico, entity, row_key, kind, was, became)';

/** What the month changes in rows of a kind of the companies $1, as events of the month $2, before it is written. */
export function eventsOf(kind: RowKind): readonly string[] {
  const entity = ENTITIES[kind.name];
  const same = (a: string, b: string) =>
    `${a}.cnpj_basico = ${b}.cnpj_basico${kind.key ? ` AND ${a}.${kind.key} = ${b}.${kind.key}` : ''}`;
  const key = (row: string) => (kind.key ? `${row}.${kind.key}` : '0');
  const before = `${kind.table} AS o`;
  const after = `${stagedOf(kind)} AS n`;
  const gone = `${changesOf(kind)} AS c JOIN ${before} ON o.cnpj_basico = c.k1${kind.key ? ` AND o.${kind.key} = c.k2` : ''}`;
  if (kind.name === 'partners') return partnerEvents(after, before, gone, same('n', 'o'));
  const values = Object.entries(entity.groups).map(([name, columns]) => {
    const said = name === 'situacao' ? `CASE WHEN ${CLOSES} THEN 'baixada' ELSE 'situacao' END` : `'${name}'`;
    return `(${said}, ${objectOf('o', columns)}, ${objectOf('n', columns)})`;
  });
  return [
    `${EVENT} SELECT $2, n.cnpj_basico, ${entity.number}, ${key('n')}, g.kind, g.was, g.became
     FROM ${after} JOIN ${before} ON ${same('n', 'o')}
     CROSS JOIN LATERAL (VALUES ${values.join(', ')}) AS g(kind, was, became)
     WHERE n.cnpj_basico = ANY ($1) AND g.was IS DISTINCT FROM g.became`,
    `${EVENT} SELECT $2, n.cnpj_basico, ${entity.number}, ${key('n')}, ${addedOf(entity, 'n')}, NULL, ${rowOf('n')}
     FROM ${after} WHERE n.cnpj_basico = ANY ($1) AND NOT EXISTS (SELECT FROM ${before} WHERE ${same('n', 'o')})`,
    `${EVENT} SELECT $2, o.cnpj_basico, ${entity.number}, ${key('o')}, ${removedOf(entity, 'o')}, ${rowOf('o')}, NULL
     FROM ${gone} WHERE c.k1 = ANY ($1) AND c.file IS NULL`,
  ];
}

/** Of the companies $1 changed and removed rows go, changed and new ones come; no other row is touched. */
export function writesOf(kind: RowKind): readonly string[] {
  const key = kind.key ? `AND b.${kind.key} = c.k2` : '';
  return [
    `DELETE FROM ${kind.table} AS b USING ${changesOf(kind)} AS c WHERE c.k1 = ANY ($1) AND b.cnpj_basico = c.k1 ${key}`,
    `INSERT INTO ${kind.table} SELECT * FROM ${stagedOf(kind)} WHERE cnpj_basico = ANY ($1)`,
  ];
}

/** By what else than the document a partner is the same: a company may change its name. */
const nameOf = (row: string) =>
  `CASE WHEN ${row}identificador = 1 AND ${row}documento IS NOT NULL THEN '' ELSE coalesce(${row}nome, '') END`;

/** Who leaves and comes in the same month under another qualification has changed that, or a company its name; whole rows are kept of partners. */
function partnerEvents(after: string, before: string, gone: string, same: string): readonly string[] {
  const left = `SELECT o.* FROM ${gone} WHERE c.k1 = ANY ($1) AND c.file IS NULL`;
  const came = `SELECT n.* FROM ${after} WHERE n.cnpj_basico = ANY ($1) AND NOT EXISTS (SELECT FROM ${before} WHERE ${same})`;
  const rank = `row_number() OVER (PARTITION BY cnpj_basico, identificador, ${nameOf('')}, documento ORDER BY partner_key) AS nth`;
  return [
    `${EVENT} SELECT $2, n.cnpj_basico, 3, n.partner_key, 'socio_alterado', ${rowOf('o', true)}, ${rowOf('n', true)}
     FROM ${after} JOIN ${before} ON ${same} WHERE n.cnpj_basico = ANY ($1)`,
    `WITH l AS (SELECT *, ${rank} FROM (${left}) AS x), e AS (SELECT *, ${rank} FROM (${came}) AS x)
     ${EVENT} SELECT $2, coalesce(e.cnpj_basico, l.cnpj_basico), 3, coalesce(e.partner_key, l.partner_key),
       CASE WHEN l.cnpj_basico IS NULL THEN ${addedOf(ENTITIES.partners, 'e')}
         WHEN e.cnpj_basico IS NULL THEN ${removedOf(ENTITIES.partners, 'l')}
         WHEN e.qualificacao IS DISTINCT FROM l.qualificacao THEN 'socio_mudou_qualificacao' ELSE 'socio_alterado' END,
       CASE WHEN l.cnpj_basico IS NOT NULL THEN ${rowOf('l', true)} - 'nth' END,
       CASE WHEN e.cnpj_basico IS NOT NULL THEN ${rowOf('e', true)} - 'nth' END
     FROM l FULL JOIN e ON l.cnpj_basico = e.cnpj_basico AND l.identificador = e.identificador
       AND ${nameOf('l.')} = ${nameOf('e.')} AND coalesce(l.documento, '') = coalesce(e.documento, '')
       AND l.nth = e.nth`,
  ];
}

function objectOf(row: string, columns: readonly string[]): string {
  return `jsonb_build_object(${columns.map((column) => `'${column}', ${row}.${column}`).join(', ')})`;
}

/** A key of 64 bits is more than a number of JSON holds exactly. */
function rowOf(row: string, keyed = false): string {
  const key = keyed ? ` || jsonb_build_object('partner_key', ${row}.partner_key::text)` : '';
  return `(to_jsonb(${row}) - 'row_hash' - 'cnpj_basico')${key}`;
}
