import { type ComponentType, lazy, Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { ADMIN_ROUTES } from '../admin-routes';
import { NotFoundPage } from '../errors/not-found-page';
import classes from './admin-area.module.css';
import { AdminMenu } from './admin-menu';

const SCREENS = ADMIN_ROUTES.map(({ path, lazy: load }) => ({ path, Screen: screenOf(load) }));
/** What `/admin` shows. */
const HOME = SCREENS.at(0);

/**
 * The administration: its menu and the screen that was chosen. Its routes are here instead of among all others, so that
 * nobody else loads them.
 */
export function AdminArea() {
  return (
    <div className={classes.area}>
      <AdminMenu />
      <div className="shrinks">
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
