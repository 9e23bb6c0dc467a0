import type { LookupType } from '@kernel/lookup-catalogue';
import { useEffect } from 'react';
import { LOOKUP_VIEWS } from '../lookup-views';
import { LateAnswer } from './late-answer';
import classes from './result-skeleton.module.css';

const FACTS = 6;

/** The shape of a type's result, drawn while it and what shows it are on their way. */
export function ResultSkeleton({ type, className = '' }: { type: LookupType; className?: string }) {
  useEffect(() => {
    // One that fails is asked for again, and told, where the result is shown.
    LateAnswer.bring()?.catch(() => undefined);
  }, []);
  const sections = LOOKUP_VIEWS[type].outline;
  return (
    <div className={`stack ${classes.skeleton} ${className}`} aria-hidden="true">
      <div className="boxed">
        <div className={classes.subject}>
          <i data-w="6" data-size="title" />
          <i data-w="5" />
          <i data-w="3" />
        </div>
        <div className={classes.summary}>{times(FACTS, (one) => [3, 5 + ((one * 3) % 4)])}</div>
      </div>
      <div className={classes.body} data-single={sections.length === 1 || undefined}>
        {sections.length > 1 && <div className={classes.index}>{bars(sections.length)}</div>}
        <div className="stack">
          {sections.map(([kind, size], position) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: bars without identity
            <div key={position} className={`boxed ${classes.section}`}>
              <i data-w="2" data-size="title" />
              {kind === 'photo' && <i className={classes.photo} />}
              {kind === 'lines' && times(size, () => [3, 5])}
              {kind === 'fields' && (
                <div className={classes.fields}>{times(size, (one) => [3, 5 + ((one * 3) % 4)])}</div>
              )}
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}

function bars(count: number) {
  // biome-ignore lint/suspicious/noArrayIndexKey: bars without identity
  return Array.from({ length: count }, (_, position) => <i key={position} />);
}

/** So many pairs of bars, a label over its value, each of its own widths. */
function times(count: number, widths: (position: number) => readonly number[]) {
  return Array.from({ length: count }, (_, position) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: bars without identity
    <span key={position} className={classes.line}>
      {widths(position).map((width) => (
        <i key={width} data-w={width} />
      ))}
    </span>
  ));
}
