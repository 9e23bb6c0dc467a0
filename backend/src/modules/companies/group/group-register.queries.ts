import { Injectable } from '@nestjs/common';
import type { Queryable } from '../../../platform/database/sql.js';
import { CompaniesSql, type FirmRow, NO_MINOR, type PartnerRow, type UnitRow } from '../register/index.js';

/** So many of a kind are read at one company or person; the one more says that there are others. */
export const MOST_LINKS = 25;
const ASKED = MOST_LINKS + 1;

/** A row of the register: somebody is a partner of the company `root`. */
export type PartnerLink = Pick<PartnerRow, 'nome' | 'documento' | 'desde' | 'qualificacao' | 'faixa_etaria'> & {
  readonly root: number;
  /** 1 company, 2 person, 3 abroad. */
  readonly identificador: number | null;
};

/** Whose companies are looked for. */
export interface Bearer {
  readonly nome: string;
  readonly documento: string;
}

/** A company as its partner `of`, a place in the list that was asked, has it. */
export type HeldLink = PartnerLink & { readonly of: number };

export type BranchRow = Pick<
  UnitRow,
  'nome_fantasia' | 'situacao' | 'inicio' | 'uf' | 'municipio' | 'cidade_exterior'
> & {
  readonly ordem: number;
};

/** A company with the establishment that stands for it, if it has one. */
export type GroupFirm = Pick<FirmRow, 'razao_social'> &
  Omit<BranchRow, 'ordem'> & { readonly root: number; readonly ordem: number | null };

export interface Start {
  readonly loadId: string;
  /** AAAA-MM. */
  readonly month: string;
  readonly fictional: boolean;
}

/** What a group is made of, read at one moment of the register. */
export class GroupReader {
  constructor(private readonly tx: Queryable) {}

  /** The load in force, if its month has this establishment. */
  start(root: number, branch: number): Promise<readonly Start[]> {
    return this.rows(START, [root, branch]);
  }

  partnersOf(roots: readonly number[]): Promise<readonly PartnerLink[]> {
    return this.rows(PARTNERS, [roots]);
  }

  /** The companies of which these companies are partners. */
  heldByFirms(roots: readonly string[]): Promise<readonly HeldLink[]> {
    return this.rows(HELD_BY_FIRMS, [roots]);
  }

  /** The companies of partners with that name and those digits of the CPF. */
  heldByPeople(people: readonly Bearer[]): Promise<readonly HeldLink[]> {
    return this.rows(HELD_BY_PEOPLE, [people.map(({ nome }) => nome), people.map(({ documento }) => documento)]);
  }

  branchesOf(root: number): Promise<readonly BranchRow[]> {
    return this.rows(BRANCHES, [root]);
  }

  firms(roots: readonly number[]): Promise<readonly GroupFirm[]> {
    return this.rows(FIRMS, [roots]);
  }

  private async rows<Row extends object>(text: string, values: unknown[]): Promise<readonly Row[]> {
    return (await this.tx.query<Row>(text, values)).rows;
  }
}

/** Reads groups of companies. */
@Injectable()
export class GroupRegister {
  constructor(private readonly sql: CompaniesSql) {}

  /** All that `work` reads is of one month, also while the next one takes its place. */
  reading<Told>(work: (reader: GroupReader) => Promise<Told>): Promise<Told> {
    return this.sql.transaction(async (tx) => {
      await tx.query('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY');
      // Compiling these statements takes longer than running them.
      await tx.query('SET LOCAL jit = off');
      return work(new GroupReader(tx));
    });
  }
}

/** The load comes first: while a first one runs none is in force, and the tables, which have no keys yet, are not looked at. */
const START = `
  SELECT l.id AS "loadId", to_char(l.month, 'YYYY-MM') AS month, l.fictional FROM company_loads AS l CROSS JOIN LATERAL (
    SELECT FROM company_units WHERE l.state = 'em_vigor' AND cnpj_basico = $1::bigint AND ordem = $2::int OFFSET 0) AS u
  WHERE l.state = 'em_vigor'`;

const LINK =
  'p.cnpj_basico::float8 AS root, p.nome, p.documento, p.identificador, p.desde::text, p.qualificacao, p.faixa_etaria';
/** Without those who may be minors, and without a CPF that the publisher lacks. */
const KNOWN = `documento <> '***000000**' AND ${NO_MINOR}`;

const PARTNERS = `
  SELECT ${LINK} FROM unnest($1::bigint[]) AS asked(root) CROSS JOIN LATERAL (
    SELECT * FROM company_partners WHERE cnpj_basico = asked.root ORDER BY partner_key LIMIT ${ASKED}) AS p`;

const HELD_BY_FIRMS = `
  SELECT (asked.place - 1)::int AS of, ${LINK} FROM unnest($1::text[]) WITH ORDINALITY AS asked(root, place) CROSS JOIN LATERAL (
    SELECT * FROM company_partners WHERE left(documento, 8) = asked.root AND identificador = 1 AND ${KNOWN} LIMIT ${ASKED}) AS p`;

/** Names are compared as searches do: without accents and signs. Partners abroad have no CPF. */
const HELD_BY_PEOPLE = `
  SELECT (asked.place - 1)::int AS of, ${LINK}
  FROM unnest($1::text[], $2::text[]) WITH ORDINALITY AS asked(nome, documento, place) CROSS JOIN LATERAL (
    SELECT * FROM company_partners AS own WHERE left(own.documento, 8) = left(asked.documento, 8) AND own.documento = asked.documento
      AND company_words(own.nome) = company_words(asked.nome) AND own.identificador IS DISTINCT FROM 3
      AND ${KNOWN.replaceAll('documento', 'own.documento')} LIMIT ${ASKED}) AS p`;

const UNIT = 'u.ordem, u.nome_fantasia, u.situacao, u.inicio::text, u.uf, u.municipio, u.cidade_exterior';

/** The establishment that stands for a company: its head office, else the first that there is. */
const mainOf = (root: string) => {
  const first = (which: string) =>
    `(SELECT ordem FROM company_units WHERE cnpj_basico = ${root}${which} ORDER BY ordem LIMIT 1)`;
  return `coalesce(${first(' AND matriz')}, ${first('')})`;
};

const BRANCHES = `
  SELECT ${UNIT} FROM company_units AS u WHERE cnpj_basico = $1::bigint AND matriz IS NOT TRUE AND ordem <> ${mainOf('$1::bigint')}
  ORDER BY ordem LIMIT ${ASKED}`;

/** With the limit each company's establishment is found by its key; without it the planner may read the whole table. */
const FIRMS = `
  SELECT asked.root::float8 AS root, f.razao_social, ${UNIT} FROM unnest($1::bigint[]) AS asked(root)
  LEFT JOIN company_firms AS f ON f.cnpj_basico = asked.root
  LEFT JOIN LATERAL (SELECT * FROM company_units WHERE cnpj_basico = asked.root AND ordem = ${mainOf('asked.root')} LIMIT 1) AS u ON true`;
