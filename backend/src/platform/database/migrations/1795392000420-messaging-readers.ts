import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How many have read a broadcast is counted when they do; those whose rows go stay counted. */
export class MessagingReaders1795392000420 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // The trigger keeps readings waiting until those so far are counted.
    await runner.query(COUNTED);
    await runner.query(SO_FAR);
    await runner.query(
      `COMMENT ON COLUMN broadcasts.reads_gone IS 'of the version before: its readers are in counters'`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TRIGGER counted ON broadcast_recipients');
    await runner.query('DROP FUNCTION count_message_reader');
    for (const table of ['counters', 'counter_months', 'counter_kinds', 'counter_steps'])
      await runner.query(`DELETE FROM ${table} WHERE measure = 'message-readers'`);
  }
}

const COUNTED = `
  CREATE FUNCTION count_message_reader() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      INSERT INTO counter_steps (measure, day, part, n)
      SELECT 'message-readers', brazilian_day(sent_at), ARRAY[number::text], 1
      FROM broadcasts WHERE number = NEW.number AND topic IS NULL;
      RETURN NULL;
    END $$;
  CREATE TRIGGER counted AFTER UPDATE OF read_at ON broadcast_recipients
    FOR EACH ROW WHEN (OLD.read_at IS NULL AND NEW.read_at IS NOT NULL) EXECUTE FUNCTION count_message_reader();
`;

const SO_FAR = `
  INSERT INTO counter_steps (measure, day, part, n)
  SELECT 'message-readers', brazilian_day(b.sent_at), ARRAY[b.number::text], b.reads_gone + coalesce(r.n, 0)
  FROM broadcasts AS b LEFT JOIN (
    SELECT number, count(*) AS n FROM broadcast_recipients WHERE read_at IS NOT NULL GROUP BY number
  ) AS r ON r.number = b.number
  WHERE b.sent_at IS NOT NULL AND b.topic IS NULL AND b.reads_gone + coalesce(r.n, 0) > 0
`;
