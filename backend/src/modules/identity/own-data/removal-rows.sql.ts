/** What statements of other modules may read of all removals at once: `FROM ${REMOVAL_ROWS} AS r`. */
export const REMOVAL_ROWS = `
  (SELECT run_id, account_id, reason, ended_at, removed_at, erase_after, spared_at, restored_at, restored_by, erased_at
   FROM account_removals)`;
