import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The companies of a partner are found by its document, of which eight characters are enough: a company's whole root, five of the six
 * digits that the publisher shows of a CPF. So each value stands for many rows, and the index is small. Whoever may be a minor is not in it.
 */
export class CompaniesPartnerDocuments1795392000074 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE INDEX company_partners_document ON company_partners ((left(documento, 8)))
      WHERE documento <> '***000000**' AND coalesce(faixa_etaria, 0) NOT IN (1, 2)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX company_partners_document');
  }
}
