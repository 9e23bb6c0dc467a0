import { type ComponentType, lazy, Suspense, useEffect, useRef } from 'react';
import { NavLink, Route, Routes, useLocation } from 'react-router-dom';
import { ADMIN_PLACES } from '../admin-places';
import { NotFoundPage } from '../errors/not-found-page';
import classes from './admin-area.module.css';

const SCREENS = ADMIN_PLACES.map(({ path, lazy: load }) => ({ path, Screen: screenOf(load) }));
/** What `/admin` shows. */
const HOME = SCREENS.at(-1);

/**
 * The administration: its menu at the side, on narrow screens a strip above, and the screen that was chosen. Its routes
 * are here instead of among all others, so that nobody else loads them.
 */
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
        <Suspense>
          <Routes>
            {HOME && ['', 'dashboard'].map((path) => <Route key={path} path={path} element={<HOME.Screen />} />)}
            {SCREENS.map(({ path, Screen }) => (
              <Route key={path} path={path.slice('/admin/'.length)} element={<Screen />} />
            ))}
            <Route path="*" element={<NotFoundPage />} />
          </Routes>
        </Suspense>
      </div>
    </div>
  );
}

function screenOf(load: () => Promise<{ readonly Component: ComponentType }>) {
  return lazy(async () => ({ default: (await load()).Component }));
}
