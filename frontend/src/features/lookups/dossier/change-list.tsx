import { DOT, withDots } from '../../../shared/ui/dot';
import classes from './change-list.module.css';
import type { Change } from './changes';

/** What changed, a line each: old and new, what came, what went. With `masked` only where. */
export function ChangeList({ changes, masked }: { changes: readonly Change[]; masked: boolean }) {
  if (changes.length === 0) return <p className="soft medium">Nada mudou.</p>;
  return (
    <ul className="grid">
      {changes.map((change, position) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two may be alike to the letter, and the order never changes
        <li key={position} className={classes.change} data-kind={kindOf(change)}>
          <span className={classes.kind}>{KINDS[kindOf(change)]}</span>
          <div>
            <p className="soft small">
              {change.section === change.label ? '' : `${change.section}${DOT}`}
              {masked ? withoutName(change.label) : withDots(change.label)}
            </p>
            {!masked && <Values {...change} />}
          </div>
        </li>
      ))}
    </ul>
  );
}

function Values({ before, after }: Change) {
  return (
    <p className={`tabular breaks ${classes.values}`}>
      {before !== null && <del className="faint">{withDots(before)}</del>}
      {before !== null && after !== null && (
        <>
          {' '}
          <span aria-hidden="true">→</span>{' '}
        </>
      )}
      {after !== null && <ins>{withDots(after)}</ins>}
    </p>
  );
}

const KINDS = { new: 'Novo', gone: 'Saiu', other: 'Mudou' } as const;

function kindOf({ before, after }: Change): keyof typeof KINDS {
  if (before === null) return 'new';
  return after === null ? 'gone' : 'other';
}

/** Of «PRADO LTDA · Situação» the field alone. */
function withoutName(label: string): string {
  return label.slice(label.lastIndexOf(' · ') + 1).replace(/^· /, '');
}
