import type { MigrationInterface, QueryRunner } from 'typeorm';
import { AUDIT, AUDIT_CHAIN, PARTITIONS, PROOFS } from './lookups/audit.js';
import { BATCHES } from './lookups/batches.js';
import { COUNTS, KEY_COUNTS, MONTHS } from './lookups/counts.js';
import { DATA_REQUESTS, SUPPRESSIONS } from './lookups/data-requests.js';
import { DOSSIERS, ERASURE, HISTORY, REQUESTS, TERMS } from './lookups/history.js';
import { ABUSE, QUOTA } from './lookups/limits.js';
import { HEALTH, REGISTER, SWITCHES } from './lookups/sources.js';

export class Lookups1767225600003 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      [
        HISTORY,
        TERMS,
        DOSSIERS,
        ERASURE,
        REQUESTS,
        AUDIT,
        PARTITIONS,
        AUDIT_CHAIN,
        PROOFS,
        COUNTS,
        MONTHS,
        KEY_COUNTS,
        QUOTA,
        ABUSE,
        SWITCHES,
        REGISTER,
        HEALTH,
        SUPPRESSIONS,
        DATA_REQUESTS,
        BATCHES,
      ].join(''),
    );
    await runner.query(`SELECT lookup_make_partitions(now() - interval '1 month', 5)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'DROP TABLE lookup_batch_lines, lookup_batches, privacy_request_links, privacy_request_events, privacy_requests, suppressions, health_states, health_days, health_recent, source_entry_changes, source_entries, lookup_switches, lookup_traces, lookup_observations, lookup_allowances, lookup_key_counts, lookup_day_totals, lookup_monthly_counts, lookup_total_counts, lookup_hourly_counts, lookup_account_counts, lookup_daily_counts, lookup_counts_pending, report_proofs_unsealed, report_proofs, lookup_audit_seals, lookup_audit_unsealed, lookup_accesses, lookup_audit, lookup_requests, lookup_dossiers, lookup_history_terms, lookup_history',
    );
    await runner.query(
      'DROP FUNCTION lookup_history_terms_go_too, lookup_audit_is_append_only, lookup_make_partitions, count_lookup_day, lookup_take_allowance, keep_source_entry_changes, suppressions_are_lifted_once, privacy_request_events_are_append_only',
    );
  }
}
