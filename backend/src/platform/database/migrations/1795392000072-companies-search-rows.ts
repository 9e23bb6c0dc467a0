import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Companies are found in one narrow table, which has of each establishment all that a search narrows by. */
export class CompaniesSearchRows1795392000072 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(FACTS);
    await runner.query(ROWS);
    await runner.query(KEPT);
    await runner.query(
      'DROP INDEX company_firms_natureza, company_units_cnae, company_units_municipio, company_units_inicio',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of WRITTEN) await runner.query(`DROP TRIGGER company_search_kept ON ${table}`);
    await runner.query('DROP FUNCTION company_search_keep()');
    await runner.query('DROP VIEW company_search_rows');
    await runner.query('DROP TABLE company_search');
    await runner.query('DROP FUNCTION company_facts');
    await runner.query(`
      CREATE INDEX company_firms_natureza ON company_firms (natureza, cnpj_basico);
      CREATE INDEX company_units_cnae ON company_units (cnae, cnpj_basico, ordem);
      CREATE INDEX company_units_municipio ON company_units (municipio, cnpj_basico, ordem);
      CREATE INDEX company_units_inicio ON company_units (inicio)`);
  }
}

const WRITTEN = ['company_firms', 'company_units', 'company_taxes'];

/** Columns in an order that leaves no room between them: 68 bytes a row. */
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

  INSERT INTO company_search SELECT * FROM company_search_rows ORDER BY cnpj_basico, ordem;
  CREATE INDEX company_search_root ON company_search (cnpj_basico);
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
${WRITTEN.map(
  (table) => `  CREATE TRIGGER company_search_kept AFTER INSERT OR UPDATE OR DELETE ON ${table}
    FOR EACH ROW EXECUTE FUNCTION company_search_keep();`,
).join('\n')}
`;
