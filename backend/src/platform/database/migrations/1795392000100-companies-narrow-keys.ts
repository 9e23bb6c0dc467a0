import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Keys of the register take less room: partners are found by their company alone, of which an index without the partner's hash has each
 * value once; and since a month changes one row of a hundred, pages are built nearly full. Those of a loaded register become so when
 * they are built anew.
 */
export class CompaniesNarrowKeys1795392000100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE company_partners DROP CONSTRAINT company_partners_pkey');
    await runner.query('CREATE INDEX company_partners_root ON company_partners (cnpj_basico) WITH (fillfactor = 97)');
    for (const index of BUILT_ONCE) await runner.query(`ALTER INDEX ${index} SET (fillfactor = 97)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const index of BUILT_ONCE) await runner.query(`ALTER INDEX ${index} RESET (fillfactor)`);
    await runner.query('DROP INDEX company_partners_root');
    await runner.query('ALTER TABLE company_partners ADD PRIMARY KEY (cnpj_basico, partner_key)');
  }
}

const BUILT_ONCE = [
  'company_firms_pkey',
  'company_units_pkey',
  'company_taxes_pkey',
  'company_search_root',
  'company_partners_document',
];
