import type { Page } from '../../../platform/page.js';
import type { CleanupRun, Removal } from './cleanup.js';

/** What cleanup has done. */
export abstract class CleanupLog {
  /** The newest first. */
  abstract runs(before: string | null): Promise<Page<CleanupRun>>;

  /** Null when there is no such run. */
  abstract removals(runId: string, before: string | null): Promise<Page<Removal> | null>;
}
