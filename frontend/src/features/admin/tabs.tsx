import { Link, useSearchParams } from 'react-router-dom';
import classes from './tabs.module.css';

const NAME = 'aba';

export interface Tab {
  /** As the address names it; the first tab needs no name. */
  readonly name: string;
  readonly label: string;
}

/** Which tab of a screen the address names; the first one where it names none. */
export function useTab(tabs: readonly Tab[]): string {
  const [params] = useSearchParams();
  return tabs.find(({ name }) => name === params.get(NAME))?.name ?? tabs[0]?.name ?? '';
}

/** The tabs of a screen, each with an address of its own. */
export function Tabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  const current = useTab(tabs);
  return (
    <nav aria-label={label} className={`row ${classes.tabs}`}>
      {tabs.map(({ name, label: text }, position) => (
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
