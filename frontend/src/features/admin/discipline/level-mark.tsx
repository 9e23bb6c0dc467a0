import type { DisciplineLevel } from '../../../shared/api/generated';
import classes from './discipline.module.css';
import { LEVELS } from './in-words';

/** A level as a word in its colour, strong while it is in force. */
export function LevelMark({ level, inForce }: { level: DisciplineLevel; inForce: boolean }) {
  return (
    <span className={classes.level} data-level={inForce ? level : 'past'}>
      {LEVELS[level]}
      {!inForce && level !== 'liberada' && ' (passou)'}
    </span>
  );
}
