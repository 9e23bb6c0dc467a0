import { useEffect, useRef } from 'react';
import { NavLink, Outlet, useLocation } from 'react-router-dom';
import { ADMIN_PLACES } from '../admin-places';
import classes from './admin-area.module.css';

/** The administration: its menu at the side, on narrow screens a strip above, and the screen that was chosen. */
export function AdminArea() {
  const menu = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the current place changes with the path
  useEffect(() => {
    const strip = menu.current;
    const current = strip?.querySelector<HTMLElement>('[aria-current="page"]');
    if (strip && current) strip.scrollLeft = current.offsetLeft - strip.clientWidth / 3;
  }, [pathname]);
  return (
    <div className={classes.area}>
      <nav aria-label="Administração" className={classes.menu} ref={menu}>
        {ADMIN_PLACES.map(({ label, path }) => (
          <NavLink key={path} to={path} className={classes.place}>
            {label}
          </NavLink>
        ))}
      </nav>
      <div className={classes.screen}>
        <Outlet />
      </div>
    </div>
  );
}
