import { Link, useLocation } from 'react-router-dom';
import { isCurrentPlace, TAB_PLACES } from './lookup-places';
import classes from './tab-bar.module.css';

/** The lookup area's places under the thumb, on phones only. */
export function TabBar() {
  const location = useLocation();
  return (
    <nav aria-label="Área de consultas" className={classes.bar}>
      {TAB_PLACES.map(({ label, to, tab, Icon }) => (
        <Link
          key={to}
          to={to}
          className={classes.tab}
          aria-current={isCurrentPlace(tab, location) ? 'page' : undefined}
        >
          <Icon size={22} stroke={1.7} aria-hidden />
          {label}
        </Link>
      ))}
    </nav>
  );
}
