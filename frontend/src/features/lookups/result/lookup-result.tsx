import type { ComponentProps } from 'react';
import { LatePart } from '../../../shared/ui/late-part';
import { LateAnswer } from './late-answer';
import { ResultSkeleton } from './result-skeleton';

/** A result; what shows it is loaded while the source is asked. */
export function LookupResult(props: ComponentProps<typeof LateAnswer>) {
  return (
    <LatePart fallback={<ResultSkeleton type={props.type} />}>
      <LateAnswer {...props} />
    </LatePart>
  );
}
