import { Link, useSearchParams } from 'react-router-dom';
import classes from './parts.module.css';

const NAME = 'aba';

export interface Part {
  /** As the address names it; the first part needs no name. */
  readonly name: string;
  readonly label: string;
}

/** Which part of a screen the address names; the first one where it names none. */
export function usePart(parts: readonly Part[]): string {
  const [params] = useSearchParams();
  return parts.find(({ name }) => name === params.get(NAME))?.name ?? parts[0]?.name ?? '';
}

/** The parts of a screen, each with an address of its own. */
export function Parts({ label, parts }: { label: string; parts: readonly Part[] }) {
  const current = usePart(parts);
  return (
    <nav aria-label={label} className={classes.parts}>
      {parts.map(({ name, label: text }, position) => (
        <Link
          key={name}
          to={position === 0 ? '?' : `?${NAME}=${name}`}
          aria-current={name === current ? 'page' : undefined}
        >
          {text}
        </Link>
      ))}
    </nav>
  );
}
