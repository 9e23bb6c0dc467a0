import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Companies1795392000010 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(REGISTER);
    await runner.query(EVENTS);
    await runner.query(LOADS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE company_load_issues, company_load_steps, company_loads, company_events,
      company_codes, company_taxes, company_partners, company_units, company_firms`);
  }
}

/** The open register of companies, every table keyed first by `cnpj_basico`, so that it can be spread by it. */
const REGISTER = `
  CREATE TABLE company_firms (
    cnpj_basico bigint NOT NULL,
    row_hash bigint NOT NULL,
    capital_cents bigint,
    natureza smallint,
    qualificacao_responsavel smallint,
    porte smallint,
    razao_social text,
    ente_federativo text,
    PRIMARY KEY (cnpj_basico)
  );
  COMMENT ON COLUMN company_firms.cnpj_basico IS 'the eight first characters of the CNPJ, read as a number of base 36';
  COMMENT ON COLUMN company_firms.row_hash IS 'of all that the row says: whether the next month changes it';

  CREATE TABLE company_units (
    cnpj_basico bigint NOT NULL,
    row_hash bigint NOT NULL,
    ordem integer NOT NULL,
    cnae integer,
    cep integer,
    situacao_desde date,
    inicio date,
    situacao_especial_desde date,
    municipio smallint,
    pais smallint,
    motivo smallint,
    situacao smallint,
    matriz boolean,
    uf text,
    nome_fantasia text,
    cnaes integer[],
    tipo_logradouro text,
    logradouro text,
    numero text,
    complemento text,
    bairro text,
    cidade_exterior text,
    telefone_1 text,
    telefone_2 text,
    fax text,
    email text,
    situacao_especial text,
    PRIMARY KEY (cnpj_basico, ordem)
  );
  COMMENT ON COLUMN company_units.ordem IS 'the four characters of the branch, read as a number of base 36';

  CREATE TABLE company_partners (
    cnpj_basico bigint NOT NULL,
    row_hash bigint NOT NULL,
    partner_key bigint NOT NULL,
    desde date,
    identificador smallint,
    qualificacao smallint,
    pais smallint,
    qualificacao_representante smallint,
    faixa_etaria smallint,
    nome text,
    documento text,
    representante text,
    nome_representante text,
    PRIMARY KEY (cnpj_basico, partner_key)
  );
  COMMENT ON COLUMN company_partners.partner_key IS 'a hash of kind, name, document and qualification: who it is in this company, and as what';
  COMMENT ON COLUMN company_partners.documento IS 'a CNPJ, or a CPF as the publisher masks it';

  CREATE TABLE company_taxes (
    cnpj_basico bigint NOT NULL,
    row_hash bigint NOT NULL,
    simples_desde date,
    simples_ate date,
    mei_desde date,
    mei_ate date,
    simples boolean,
    mei boolean,
    PRIMARY KEY (cnpj_basico)
  );

  CREATE TABLE company_codes (
    domain text NOT NULL,
    code integer NOT NULL,
    description text NOT NULL,
    PRIMARY KEY (domain, code)
  );
`;

/** What each month changed; with what there is now, it says how a company stood in an earlier month. */
const EVENTS = `
  CREATE TABLE company_events (
    month date NOT NULL,
    cnpj_basico bigint NOT NULL,
    entity smallint NOT NULL,
    row_key bigint NOT NULL,
    kind text NOT NULL,
    was jsonb,
    became jsonb
  ) PARTITION BY RANGE (month);
  COMMENT ON COLUMN company_events.entity IS '1 company, 2 establishment, 3 partner, 4 tax regime';
  COMMENT ON COLUMN company_events.row_key IS 'establishment or partner in the company, else 0';
  COMMENT ON COLUMN company_events.was IS 'the columns of this kind that changed, as they were; null for what is new';
  CREATE INDEX company_events_of_company ON company_events (cnpj_basico, month);
`;

/** Steps are not logged: a crash of the database empties them together with the unlogged tables that they describe. */
const LOADS = `
  CREATE TABLE company_loads (
    id uuid PRIMARY KEY,
    month date NOT NULL,
    state text NOT NULL,
    step text,
    source text NOT NULL,
    fictional boolean NOT NULL,
    requested_by uuid,
    decided_by uuid,
    started_at timestamptz NOT NULL,
    finished_at timestamptz,
    bytes_total bigint NOT NULL DEFAULT 0,
    bytes_done bigint NOT NULL DEFAULT 0,
    rows_done bigint NOT NULL DEFAULT 0,
    rows_per_second integer NOT NULL DEFAULT 0,
    counts jsonb NOT NULL DEFAULT '{}',
    quality jsonb NOT NULL DEFAULT '{}',
    reason text
  );
  CREATE UNIQUE INDEX company_loads_in_force ON company_loads (state) WHERE state = 'em_vigor';

  CREATE UNLOGGED TABLE company_load_steps (
    load_id uuid NOT NULL,
    step text NOT NULL,
    kind text NOT NULL,
    file smallint NOT NULL,
    line bigint NOT NULL,
    line_rows bigint NOT NULL,
    mended jsonb NOT NULL,
    done boolean NOT NULL,
    PRIMARY KEY (load_id, step, kind, file)
  );
  COMMENT ON COLUMN company_load_steps.line IS 'the last line of the file that is done';

  CREATE TABLE company_load_issues (
    load_id uuid NOT NULL,
    file text NOT NULL,
    line bigint NOT NULL,
    reason text NOT NULL,
    PRIMARY KEY (load_id, file, line)
  );
`;
