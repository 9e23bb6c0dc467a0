import { lazy, Suspense } from 'react';
import { loadAnswer } from './load-answer';
import type { LookupResultProps } from './lookup-result-props';
import { ResultSkeleton } from './result-skeleton';

const Answer = lazy(loadAnswer);

/** A result; what shows it is loaded while the source is asked. */
export function LookupResult(props: LookupResultProps) {
  return (
    <Suspense fallback={<ResultSkeleton type={props.type} />}>
      <Answer {...props} />
    </Suspense>
  );
}
