import { IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useReducedMotion } from './media';
import classes from './typewriter.module.css';
import { useMounted } from './use-mounted';

const TYPE_MS = 80;
const DELETE_MS = 40;
const HOLD_MS = 3000;

interface Position {
  readonly sentence: number;
  readonly shown: number;
  readonly deleting: boolean;
}

/** Writes and erases the sentences in turn. It can be paused, and stands still for those who asked for less motion. */
export function Typewriter({ sentences }: { sentences: readonly string[] }) {
  const still = useReducedMotion();
  const mounted = useMounted();
  const [paused, setPaused] = useState(false);
  const position = usePosition(sentences, still || paused);
  const text = sentences[still ? 0 : position.sentence] ?? '';
  return (
    <div className={classes.typewriter}>
      <p className="visually-hidden">{sentences.join(' ')}</p>
      <div className={classes.line} aria-hidden="true">
        {sentences.map((sentence) => (
          <span key={sentence} className={classes.measure}>
            {sentence}
          </span>
        ))}
        <span className={classes.text}>
          <span className={still ? undefined : classes.written} data-testid="typewriter">
            {still ? text : text.slice(0, position.shown)}
          </span>
        </span>
      </div>
      {!still && mounted && (
        <button type="button" className={classes.pause} onClick={() => setPaused(!paused)}>
          {paused ? <IconPlayerPlay size={16} aria-hidden /> : <IconPlayerPause size={16} aria-hidden />}
          <span className="visually-hidden">{paused ? 'Retomar animação' : 'Pausar animação'}</span>
        </button>
      )}
    </div>
  );
}

function usePosition(sentences: readonly string[], stopped: boolean): Position {
  const [position, setPosition] = useState<Position>(() => ({
    sentence: 0,
    shown: sentences[0]?.length ?? 0,
    deleting: false,
  }));
  useEffect(() => {
    if (stopped) return;
    const timer = setTimeout(() => setPosition((p) => next(p, sentences)), delay(position, sentences));
    return () => clearTimeout(timer);
  }, [position, sentences, stopped]);
  return position;
}

function next({ sentence, shown, deleting }: Position, sentences: readonly string[]): Position {
  const length = sentences[sentence]?.length ?? 0;
  if (deleting && shown === 0) return { sentence: (sentence + 1) % sentences.length, shown: 1, deleting: false };
  if (deleting) return { sentence, shown: shown - 1, deleting };
  return shown < length ? { sentence, shown: shown + 1, deleting } : { sentence, shown: shown - 1, deleting: true };
}

function delay({ sentence, shown, deleting }: Position, sentences: readonly string[]): number {
  if (deleting) return shown === 0 ? TYPE_MS : DELETE_MS;
  return shown === (sentences[sentence]?.length ?? 0) ? HOLD_MS : TYPE_MS;
}
