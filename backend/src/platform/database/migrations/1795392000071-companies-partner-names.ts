import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Companies are found by a partner's name, but for partners who may be minors: the age bands 0 to 12 and 13 to 20. */
export class CompaniesPartnerNames1795392000071 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE INDEX company_partners_words ON company_partners USING gin (company_words(nome))
      WHERE coalesce(faixa_etaria, 0) NOT IN (1, 2)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX company_partners_words');
  }
}
