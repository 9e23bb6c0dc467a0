import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Companies1795392000010 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query([REGISTER, EVENTS, LOADS, WORDS, INDEXES, FACTS, ROWS, KEPT].join(''));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP VIEW company_search_rows');
    await runner.query(
      'DROP TABLE company_search, company_load_issues, company_load_steps, company_loads, company_events, company_codes, company_taxes, company_partners, company_units, company_firms',
    );
    await runner.query('DROP FUNCTION company_search_keep, company_facts, company_words');
  }
}

/**
 * The open register of companies, every table keyed first by `cnpj_basico`, so that it can be spread by it. A month changes one row of a
 * hundred, so the pages of keys are built nearly full; partners have no key, since an index of their companies alone has each value once.
 */
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
    PRIMARY KEY (cnpj_basico) WITH (fillfactor = 97)
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
    PRIMARY KEY (cnpj_basico, ordem) WITH (fillfactor = 97)
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
    nome_representante text
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
    PRIMARY KEY (cnpj_basico) WITH (fillfactor = 97)
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

/** Without accents, signs and CPFs: sole traders' names carry one, by which nobody is to be found. */
const WORDS = `
  CREATE FUNCTION company_words(name text) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN to_tsvector('simple'::regconfig, regexp_replace(
    lower(translate(name, 'ÁÀÂÃÄÉÈÊËÍÌÎÏÓÒÔÕÖÚÙÛÜÇÑáàâãäéèêëíìîïóòôõöúùûüçñ', 'AAAAAEEEEIIIIOOOOOUUUUCNaaaaaeeeeiiiiooooouuuucn')),
    '\\m\\d{3}\\.?\\d{3}\\.?\\d{3}-?\\d{2}\\M|[^a-z0-9]+', ' ', 'g'));
`;

/**
 * Names are found by their words; of sole traders (natureza 2135) the registered name is a person's, and not searched. Of partners those who
 * may be minors are not found: the age bands 0 to 12 and 13 to 20. A partner's document is found by eight characters: a company's whole root,
 * five of the six digits that the publisher shows of a CPF.
 *
 * A frequent word's first names are found in a sixteenth of the register: an index of words names all who have a word before the first of
 * them is read. The sixteenth is made of stretches of ten thousand companies, which lie together wherever they are read.
 */
const INDEXES = `
  CREATE INDEX company_firms_words ON company_firms USING gin (company_words(razao_social)) WHERE natureza IS DISTINCT FROM 2135;
  CREATE INDEX company_firms_sample ON company_firms USING gin (company_words(razao_social))
    WHERE natureza IS DISTINCT FROM 2135 AND cnpj_basico / 1679616 % 16 = 0;
  CREATE INDEX company_units_words ON company_units USING gin (company_words(nome_fantasia)) WHERE nome_fantasia IS NOT NULL;
  CREATE INDEX company_units_sample ON company_units USING gin (company_words(nome_fantasia))
    WHERE nome_fantasia IS NOT NULL AND cnpj_basico / 1679616 % 16 = 0;
  CREATE INDEX company_partners_root ON company_partners (cnpj_basico) WITH (fillfactor = 97);
  CREATE INDEX company_partners_words ON company_partners USING gin (company_words(nome))
    WHERE coalesce(faixa_etaria, 0) NOT IN (1, 2);
  CREATE INDEX company_partners_document ON company_partners ((left(documento, 8))) WITH (fillfactor = 97)
    WHERE documento <> '***000000**' AND coalesce(faixa_etaria, 0) NOT IN (1, 2);
`;

/** Companies are found in one narrow table, which has of each establishment all that a search narrows by, in an order that leaves no room between columns: 68 bytes a row. */
const FACTS = `
  CREATE TABLE company_search (
    cnpj_basico bigint NOT NULL,
    capital_cents bigint,
    ordem integer NOT NULL,
    cnae integer,
    inicio date,
    municipio smallint,
    natureza smallint,
    situacao smallint,
    porte smallint,
    uf smallint,
    simples boolean NOT NULL,
    mei boolean NOT NULL
  );
  COMMENT ON COLUMN company_search.uf IS 'its two letters, each as a byte';

  CREATE FUNCTION company_facts(uf smallint, situacao smallint, porte smallint, natureza smallint, cnae integer, municipio smallint,
    simples boolean, mei boolean, inicio date, capital_cents bigint) RETURNS integer[] LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN ARRAY[
    uf * 16 + 1, situacao * 16 + 2, porte * 16 + 3, natureza * 16 + 4, cnae * 16 + 5, municipio * 16 + 6,
    simples::integer * 16 + 7, mei::integer * 16 + 8,
    CASE WHEN inicio < '2000-01-01' THEN 1990 ELSE least(extract(year FROM inicio)::integer, 2030) END * 16 + 9,
    (length(capital_cents::text) * 3 + CASE WHEN left(capital_cents::text, 1) < '2' THEN 0 WHEN left(capital_cents::text, 1) < '5' THEN 1 ELSE 2 END)
      * 16 + 10
  ];
  COMMENT ON FUNCTION company_facts IS
    'each filter''s value with the filter''s number; of days the year, of the capital its digits and whether the first is below 2, below 5 or above';
`;

const ROWS = `
  CREATE VIEW company_search_rows AS
  SELECT u.cnpj_basico, f.capital_cents, u.ordem, u.cnae, u.inicio, u.municipio, f.natureza, u.situacao, f.porte,
    CASE WHEN u.uf COLLATE "C" ~ '^[A-Z]{2}$' THEN (ascii(u.uf) * 256 + ascii(substr(u.uf, 2)))::smallint END AS uf,
    coalesce(t.simples, false) AS simples, coalesce(t.mei, false) AS mei
  FROM company_units AS u LEFT JOIN company_firms AS f USING (cnpj_basico) LEFT JOIN company_taxes AS t USING (cnpj_basico);

  CREATE INDEX company_search_root ON company_search (cnpj_basico) WITH (fillfactor = 97);
  CREATE INDEX company_search_facts ON company_search
    USING gin (company_facts(uf, situacao, porte, natureza, cnae, municipio, simples, mei, inicio, capital_cents));
`;

/** For whoever writes a row or two; a load, which writes many, turns it off and does the same once. */
const KEPT = `
  CREATE FUNCTION company_search_keep() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    DELETE FROM company_search WHERE cnpj_basico IN (OLD.cnpj_basico, NEW.cnpj_basico);
    INSERT INTO company_search SELECT * FROM company_search_rows WHERE cnpj_basico IN (OLD.cnpj_basico, NEW.cnpj_basico);
    RETURN NULL;
  END $$;
${['company_firms', 'company_units', 'company_taxes']
  .map(
    (table) => `  CREATE TRIGGER company_search_kept AFTER INSERT OR UPDATE OR DELETE ON ${table}
    FOR EACH ROW EXECUTE FUNCTION company_search_keep();`,
  )
  .join('\n')}
`;
