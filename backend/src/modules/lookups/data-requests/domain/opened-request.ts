import type { DataSubjectRequestKind, DataSubjectRequestState } from '../../../../kernel/data-subject-request.js';
import type { TimeSort } from '../../../../kernel/time-sort.js';
import type { DataRequest, RequestEvent, RequestHead } from './data-request.js';

export interface RequestFilter {
  /** `open`: not ended. Null: all. */
  readonly state: DataSubjectRequestState | 'open' | null;
  /** Open, with a deadline before this day (AAAA-MM-DD); null: whatever the deadline. */
  readonly dueBefore: string | null;
  readonly kind: DataSubjectRequestKind | null;
  /** Without one: the nearest deadline first among open ones, else the newest. */
  readonly sort: TimeSort | null;
}

export interface TimelineEntry {
  readonly at: Date;
  readonly actor: 'titular' | 'admin' | 'sistema';
  readonly adminId: string | null;
  readonly event: RequestEvent;
  readonly state: DataSubjectRequestState;
}

export interface OpenedRequest {
  readonly request: DataRequest;
  /** The oldest first. */
  readonly timeline: readonly TimelineEntry[];
  /** Other requests with the same CPF. */
  readonly others: readonly RequestHead[];
}
