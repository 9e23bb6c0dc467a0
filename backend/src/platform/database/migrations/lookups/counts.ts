/** What an erased account's lookups have appended still counts for the day, and for no account any more. */
export const COUNTS = `
  CREATE TABLE lookup_counts_pending (
    account_id uuid,
    day date NOT NULL,
    type text NOT NULL,
    outcome text NOT NULL,
    n integer NOT NULL,
    hour smallint NOT NULL DEFAULT extract(hour FROM now() AT TIME ZONE 'America/Sao_Paulo')
  );
  COMMENT ON TABLE lookup_counts_pending IS 'appended with each lookup; a job moves it into the two tables of totals';
  CREATE INDEX lookup_counts_pending_of_account ON lookup_counts_pending (account_id);

  CREATE TABLE lookup_daily_counts (
    day date NOT NULL,
    type text NOT NULL,
    outcome text NOT NULL,
    n bigint NOT NULL,
    PRIMARY KEY (day, type, outcome)
  );
  COMMENT ON COLUMN lookup_daily_counts.day IS 'in America/Sao_Paulo';

  CREATE TABLE lookup_account_counts (
    account_id uuid NOT NULL,
    type text NOT NULL,
    outcome text NOT NULL,
    n bigint NOT NULL,
    PRIMARY KEY (account_id, type, outcome)
  );
  COMMENT ON TABLE lookup_account_counts IS 'entries in each history: an erased entry is taken off, unlike in the daily counts';

  CREATE TABLE lookup_hourly_counts (
    day date NOT NULL,
    hour smallint NOT NULL,
    type text NOT NULL,
    outcome text NOT NULL,
    n bigint NOT NULL,
    PRIMARY KEY (day, hour, type, outcome)
  );
  COMMENT ON COLUMN lookup_hourly_counts.hour IS 'in America/Sao_Paulo, as the day';

  CREATE TABLE lookup_total_counts (
    type text NOT NULL,
    outcome text NOT NULL,
    n bigint NOT NULL,
    PRIMARY KEY (type, outcome)
  );
`;

/** Lookups by the month, and of each day all of them, kept with the counts by day: a year is read from a few hundred rows. */
export const MONTHS = `
  CREATE TABLE lookup_monthly_counts (
    month date NOT NULL,
    type text NOT NULL,
    outcome text NOT NULL,
    n bigint NOT NULL,
    PRIMARY KEY (month, type, outcome)
  );
  COMMENT ON COLUMN lookup_monthly_counts.month IS 'its first day';

  CREATE TABLE lookup_day_totals (
    day date PRIMARY KEY,
    n bigint NOT NULL,
    found bigint NOT NULL
  );
  COMMENT ON COLUMN lookup_day_totals.found IS 'those with the outcome success';

  CREATE FUNCTION count_lookup_day() RETURNS trigger LANGUAGE plpgsql AS $$
    DECLARE
      step bigint := NEW.n - CASE WHEN TG_OP = 'UPDATE' THEN OLD.n ELSE 0 END;
    BEGIN
      INSERT INTO lookup_monthly_counts AS c (month, type, outcome, n)
      VALUES (date_trunc('month', NEW.day::timestamp), NEW.type, NEW.outcome, step)
      ON CONFLICT (month, type, outcome) DO UPDATE SET n = c.n + excluded.n;
      INSERT INTO lookup_day_totals AS c (day, n, found)
      VALUES (NEW.day, step, CASE WHEN NEW.outcome = 'success' THEN step ELSE 0 END)
      ON CONFLICT (day) DO UPDATE SET n = c.n + excluded.n, found = c.found + excluded.found;
      RETURN NULL;
    END
  $$;
  CREATE TRIGGER counted AFTER INSERT OR UPDATE OF n ON lookup_daily_counts
    FOR EACH ROW EXECUTE FUNCTION count_lookup_day();
`;

export const KEY_COUNTS = `
  CREATE TABLE lookup_key_counts (
    key_id uuid NOT NULL,
    account_id uuid NOT NULL,
    day date NOT NULL,
    type text NOT NULL,
    found int NOT NULL,
    others int NOT NULL,
    PRIMARY KEY (key_id, day, type)
  );
  COMMENT ON TABLE lookup_key_counts IS 'lookups by API key, type and day in Brasília';
  CREATE INDEX lookup_key_counts_of_account ON lookup_key_counts (account_id, day);
`;
