import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The inbox takes what the product itself tells, once a topic; e-mails and WhatsApp about followed companies are chosen. */
export class MessagingNotices1795392000082 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(NOTICES);
    await runner.query(CHOICES);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE whatsapp_notices');
    await runner.query(
      'ALTER TABLE letter_preferences DROP COLUMN companies, DROP COLUMN companies_whatsapp, DROP COLUMN companies_link_hash',
    );
    await runner.query('DELETE FROM broadcasts WHERE topic IS NOT NULL');
    await runner.query(`ALTER TABLE broadcasts DROP COLUMN topic, DROP COLUMN link,
      ALTER COLUMN composed_by SET NOT NULL, ALTER COLUMN segment SET NOT NULL`);
  }
}

const NOTICES = `
  ALTER TABLE broadcasts ADD COLUMN topic text UNIQUE, ADD COLUMN link text,
    ALTER COLUMN composed_by DROP NOT NULL, ALTER COLUMN segment DROP NOT NULL;
  COMMENT ON COLUMN broadcasts.topic IS 'what the product itself tells, once; null for what administrators compose';
  COMMENT ON COLUMN broadcasts.link IS 'the page of ours where there is more';
`;

const CHOICES = `
  ALTER TABLE letter_preferences ADD COLUMN companies boolean NOT NULL DEFAULT true,
    ADD COLUMN companies_whatsapp boolean NOT NULL DEFAULT false, ADD COLUMN companies_link_hash bytea UNIQUE;

  CREATE TABLE whatsapp_notices (
    id uuid PRIMARY KEY,
    account_id uuid NOT NULL,
    words text[] NOT NULL,
    put_at timestamptz NOT NULL,
    attempts int NOT NULL DEFAULT 0,
    next_attempt_at timestamptz NOT NULL,
    worth_until timestamptz NOT NULL
  );
  COMMENT ON COLUMN whatsapp_notices.words IS 'what goes into the template: figures and months';
  CREATE INDEX whatsapp_notices_due ON whatsapp_notices (next_attempt_at);
  CREATE INDEX whatsapp_notices_of_account ON whatsapp_notices (account_id);
`;
