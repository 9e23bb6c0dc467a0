import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Names are found by their words. A register that is loaded waits while the indexes are built: nothing writes to it but a load. */
export class CompaniesSearch1795392000070 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(WORDS);
    await runner.query(INDEXES);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX company_firms_words, company_firms_natureza, company_units_words, company_units_cnae,
      company_units_municipio, company_units_inicio`);
    await runner.query('DROP FUNCTION company_words(text)');
  }
}

/** Without accents, signs and CPFs: sole traders' names carry one, by which nobody is to be found. */
const WORDS = `
  CREATE FUNCTION company_words(name text) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN to_tsvector('simple'::regconfig, regexp_replace(
    lower(translate(name, 'ÁÀÂÃÄÉÈÊËÍÌÎÏÓÒÔÕÖÚÙÛÜÇÑáàâãäéèêëíìîïóòôõöúùûüçñ', 'AAAAAEEEEIIIIOOOOOUUUUCNaaaaaeeeeiiiiooooouuuucn')),
    '\\m\\d{3}\\.?\\d{3}\\.?\\d{3}-?\\d{2}\\M|[^a-z0-9]+', ' ', 'g'));
`;

/** Of sole traders (natureza 2135) the registered name is a person's, and not searched. */
const INDEXES = `
  CREATE INDEX company_firms_words ON company_firms USING gin (company_words(razao_social)) WHERE natureza IS DISTINCT FROM 2135;
  CREATE INDEX company_firms_natureza ON company_firms (natureza, cnpj_basico);
  CREATE INDEX company_units_words ON company_units USING gin (company_words(nome_fantasia)) WHERE nome_fantasia IS NOT NULL;
  CREATE INDEX company_units_cnae ON company_units (cnae, cnpj_basico, ordem);
  CREATE INDEX company_units_municipio ON company_units (municipio, cnpj_basico, ordem);
  CREATE INDEX company_units_inicio ON company_units (inicio);
`;
