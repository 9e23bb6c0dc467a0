import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A frequent word's first names are found in a sixteenth of the register: an index of words names all who have a word before the first of
 * them is read. The sixteenth is made of stretches of ten thousand companies, which lie together wherever they are read.
 */
export class CompaniesSampledWords1795392000131 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE INDEX company_firms_sample ON company_firms USING gin (company_words(razao_social))
      WHERE natureza IS DISTINCT FROM 2135 AND cnpj_basico / 1679616 % 16 = 0`);
    await runner.query(`CREATE INDEX company_units_sample ON company_units USING gin (company_words(nome_fantasia))
      WHERE nome_fantasia IS NOT NULL AND cnpj_basico / 1679616 % 16 = 0`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX company_firms_sample, company_units_sample');
  }
}
