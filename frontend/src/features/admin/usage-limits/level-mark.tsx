import type { AbuseFlagLevel } from '../../../shared/api/generated';
import { Tag, type Tone } from '../../../shared/ui/tag';
import { LEVELS } from './labels';

const TONES: Readonly<Record<AbuseFlagLevel, Tone>> = {
  lenta: 'warning',
  parada: 'danger',
  retida: 'danger',
  liberada: 'plain',
};

/** A level as a word in its colour, strong while it is in force. */
export function LevelMark({ level, inForce }: { level: AbuseFlagLevel; inForce: boolean }) {
  return (
    <Tag tone={inForce ? TONES[level] : 'plain'}>
      {inForce || level === 'liberada' ? LEVELS[level] : `${LEVELS[level]} (passou)`}
    </Tag>
  );
}
