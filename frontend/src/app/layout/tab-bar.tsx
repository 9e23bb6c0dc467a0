import { IconSearch } from '@tabler/icons-react';
import { Fragment } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { showOverlay } from '../keyboard/overlay';
import { isCurrentRoute, TAB_ROUTES } from './lookup-routes';
import classes from './tab-bar.module.css';

/** The lookup area's places under the thumb, on phones only. */
export function TabBar() {
  const location = useLocation();
  return (
    <nav aria-label="Área de consultas" className={classes.bar}>
      {TAB_ROUTES.map(({ label, to, tab, Icon }, position) => (
        <Fragment key={to}>
          {position === 2 && <SearchTab />}
          <Link to={to} className={classes.tab} aria-current={isCurrentRoute(tab, location) ? 'page' : undefined}>
            <Icon size={22} stroke={1.7} aria-hidden />
            {label}
          </Link>
        </Fragment>
      ))}
    </nav>
  );
}

/** The one field, from wherever one is. */
function SearchTab() {
  return (
    <button type="button" className={classes.tab} data-search onClick={() => showOverlay('palette')}>
      <IconSearch size={24} stroke={2} aria-hidden />
      <span className="visually-hidden">Consultar ou buscar</span>
    </button>
  );
}
