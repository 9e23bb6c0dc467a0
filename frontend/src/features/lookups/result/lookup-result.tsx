import type { LookupType } from '@kernel/lookup-catalogue';
import type { Purpose } from '@kernel/purposes';
import { lazy, type ReactNode, Suspense } from 'react';
import type { LookupMeta } from '../lookups.api';
import { loadAnswer } from './load-answer';
import { ResultSkeleton } from './result-skeleton';
import type { ResultView } from './result-view';

export interface LookupResultProps {
  readonly type: LookupType;
  readonly view: ResultView;
  /** The answer as it came, for the exports. */
  readonly data: unknown;
  readonly meta: LookupMeta | null;
  readonly purpose: Purpose | null;
  readonly onNew: () => void;
  /** What stands behind the sections. */
  readonly more?: ReactNode;
  /** What stands between the summary and the sections, such as the note on a saved result. */
  readonly children?: ReactNode;
}

const Answer = lazy(loadAnswer);

/** A result; what shows it is loaded while the source is asked. */
export function LookupResult(props: LookupResultProps) {
  return (
    <Suspense fallback={<ResultSkeleton type={props.type} />}>
      <Answer {...props} />
    </Suspense>
  );
}
