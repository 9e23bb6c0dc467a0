import { idAt } from '../../../../platform/ids.js';

const LATELY_MS = 5 * 60_000;

/**
 * SQL: the account `$1` has opened the entry of `opened` just now, which is on record already: whoever opens it again and again adds
 * nothing to what is never deleted. Records are found by their ids, which tell when; `since` is the parameter of `lately`.
 */
export function openedLately(since: string): string {
  return `EXISTS (SELECT FROM lookup_accesses before WHERE before.account_id = $1 AND before.id >= ${since}::uuid
    AND before.action = 'opened' AND before.history_id = opened.id)`;
}

/** The first id that a record can have had lately. */
export function lately(): string {
  return idAt(new Date(Date.now() - LATELY_MS));
}
