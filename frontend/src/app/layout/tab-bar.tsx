import { Link, useLocation } from 'react-router-dom';
import { isCurrentRoute, TAB_ROUTES } from './lookup-routes';
import classes from './tab-bar.module.css';

/** The lookup area's places under the thumb, on phones only. */
export function TabBar() {
  const location = useLocation();
  return (
    <nav aria-label="Área de consultas" className={classes.bar}>
      {TAB_ROUTES.map(({ label, to, tab, Icon }) => (
        <Link
          key={to}
          to={to}
          className={classes.tab}
          aria-current={isCurrentRoute(tab, location) ? 'page' : undefined}
        >
          <Icon size={22} stroke={1.7} aria-hidden />
          {label}
        </Link>
      ))}
    </nav>
  );
}
