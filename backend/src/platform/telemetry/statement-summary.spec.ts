import { statementSummary } from './statement-summary.js';

describe('A statement in a trace', () => {
  it.each([
    ['SELECT a, b FROM accounts WHERE id = $1', 'SELECT accounts'],
    ['\n  INSERT INTO mail_outbox (id) VALUES ($1)', 'INSERT mail_outbox'],
    ['UPDATE "public"."payments" SET status = $1', 'UPDATE payments'],
    ['WITH taken AS (DELETE FROM lookup_audit_unsealed) SELECT 1', 'WITH lookup_audit_unsealed'],
    ['SELECT "User"."id" FROM "accounts" "User"', 'SELECT accounts'],
    [
      'SELECT * FROM unnest($1::uuid[]) AS a JOIN lookup_history h ON true FOR UPDATE SKIP LOCKED',
      'SELECT lookup_history',
    ],
    ['INSERT INTO counters (n) VALUES ($1) ON CONFLICT (n) DO UPDATE SET n = 1', 'INSERT counters'],
    ['WITH a AS (SELECT * FROM unnest($1)) INSERT INTO lookup_audit SELECT * FROM a', 'WITH lookup_audit'],
    ['BEGIN', 'BEGIN'],
    ["SELECT '529.982.247-25', 'Ana Lima'", 'SELECT'],
    ["NOTIFY canal, 'ana@gmail.com'", 'NOTIFY'],
    ['', 'SQL'],
  ])('is told by its verb and its table: %j', (text, summary) => {
    expect(statementSummary(text)).toBe(summary);
  });
});
