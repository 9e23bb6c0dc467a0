import { execute } from '../world.js';

/** Lookups that the counters stand for once they are filled. */
export const LOOKUPS = 100_000_000;

/**
 * Fills the counters as three busy years would have left them: every type and outcome on every day and hour, payments of
 * every plan with and without a code on every hour, sources on every day; and 200,000 subscriptions, 5,000 people online.
 */
export async function fillCounters(databaseUrl: string): Promise<void> {
  for (const statement of FILL) await execute(databaseUrl, statement);
}

const DAYS = `generate_series(current_date - 1094, current_date, '1 day') AS day`;
const TYPES = `unnest(ARRAY['nome', 'cpf', 'cpf-2', 'telefone', 'mae', 'cpf-mae', 'cpf-pai', 'rg', 'cnpj', 'cep', 'fotorj', 'email', 'pix']) AS type`;
const OUTCOMES = `unnest(ARRAY['success', 'not_found', 'diverged', 'source_down', 'withheld', 'simulated']) AS outcome`;
const ADD = 'DO UPDATE SET n = c.n + excluded.n';
const ADD_CENTS = `${ADD}, cents = c.cents + excluded.cents`;

const FILL = [
  // The rest of the division goes to one type and outcome, so that the sum is exact.
  `INSERT INTO lookup_daily_counts AS c (day, type, outcome, n)
   SELECT day::date, type, outcome, ${LOOKUPS} / (1095 * 78) + CASE WHEN day = current_date AND type = 'cpf' AND outcome = 'success'
     THEN ${LOOKUPS} % (1095 * 78) ELSE 0 END FROM ${DAYS}, ${TYPES}, ${OUTCOMES}
   ON CONFLICT (day, type, outcome) ${ADD}`,
  `INSERT INTO lookup_total_counts AS c (type, outcome, n)
   SELECT type, outcome, sum(n) FROM lookup_daily_counts GROUP BY 1, 2 ON CONFLICT (type, outcome) DO UPDATE SET n = excluded.n`,
  // A day's hours are its lookups; of today, the first one has them all.
  'DELETE FROM lookup_hourly_counts',
  `INSERT INTO lookup_hourly_counts (day, hour, type, outcome, n)
   SELECT day, hour, type, outcome, n / hours + CASE WHEN hour < n % hours THEN 1 ELSE 0 END
   FROM lookup_daily_counts, LATERAL (SELECT CASE WHEN day = current_date THEN 1 ELSE 24 END AS hours) AS whole,
     generate_series(0, hours - 1) AS hour
   WHERE day > current_date - 366`,
  `INSERT INTO counter_hours AS c (measure, day, hour, part, n, cents)
   SELECT 'payments', day::date, hour, ARRAY[kind, plan, code], 3, 10500 FROM ${DAYS}, generate_series(0, 23) AS hour,
     unnest(ARRAY['criado', 'aguardando', 'expirado', 'aprovado', 'estornado']) AS kind,
     unnest(ARRAY['bronze', 'silver', 'gold']) AS plan, unnest(ARRAY['', 'VOLTA10', 'AMIGO']) AS code
   WHERE day > current_date - 366 AND (day < current_date OR hour = 0) ON CONFLICT (measure, day, hour, part) ${ADD_CENTS}`,
  `INSERT INTO counters AS c (measure, day, part, n, cents)
   SELECT measure, day, part, sum(n), sum(cents) FROM counter_hours WHERE measure = 'payments' GROUP BY 1, 2, 3
   ON CONFLICT (measure, day, part) DO UPDATE SET n = excluded.n, cents = excluded.cents`,
  `INSERT INTO counters AS c (measure, day, part, n, cents)
   SELECT measure, day::date, ARRAY[step], 100, 0 FROM ${DAYS},
     (VALUES ('accounts', 'registered'), ('accounts', 'erased'), ('cohorts', 'paid'), ('cohorts', 'renewed')) AS steps (measure, step)
   ON CONFLICT (measure, day, part) ${ADD_CENTS}`,
  `INSERT INTO accounts (id, role, email, name, password_hash, created_at)
   SELECT gen_random_uuid(), 'user', 'medida' || i || '@gmail.com', 'Medida', '', now() FROM generate_series(1, 200000) AS i`,
  `INSERT INTO subscriptions (account_id, plan_id, starts_at, expires_at)
   SELECT id, 'silver', now(), now() + random() * interval '30 days' FROM accounts WHERE name = 'Medida'`,
  `INSERT INTO account_presence (account_id, seen_at) SELECT id, now() + interval '1 hour' FROM accounts WHERE name = 'Medida' LIMIT 5000`,
  `INSERT INTO health_days (component, day, ok, failed, refused, latencies)
   SELECT 'fonte:' || source, day::date, 500, 5, 1, ARRAY[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]
   FROM ${DAYS}, unnest(ARRAY['bureau', 'fotorj', 'serpro', 'brasil-api', 'minha-receita', 'viacep', 'opencep']) AS source
   WHERE day > current_date - 400 ON CONFLICT DO NOTHING`,
];
