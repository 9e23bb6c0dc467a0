import { IconChevronDown } from '@tabler/icons-react';
import { NavLink, useLocation } from 'react-router-dom';
import type { AdminScreen } from '../../features/admin';
import { ADMIN_ROUTES, ADMIN_SECTIONS } from '../admin-routes';
import classes from './admin-menu.module.css';

/** The administration's places by section: a column beside the screen, on narrow screens a list under one button. */
export function AdminMenu() {
  const { pathname } = useLocation();
  const current = ADMIN_ROUTES.find(({ path }) => path === pathname) ?? ADMIN_ROUTES[0];
  return (
    <nav aria-label="Administração" className={`screen-only ${classes.menu}`}>
      <button type="button" className={classes.current} popoverTarget="lugares-da-administracao">
        {current?.label}
        {ADMIN_ROUTES.map(({ path, useWaiting }) => useWaiting && <Waiting key={path} useWaiting={useWaiting} />)}
        <IconChevronDown size={18} aria-hidden />
      </button>
      <div id="lugares-da-administracao" popover="auto" className={classes.sections}>
        {ADMIN_SECTIONS.map(({ label, screens }) => (
          <section key={label} aria-label={label}>
            <p className={classes.section} aria-hidden>
              {label}
            </p>
            {screens.map((screen) => (
              <NavLink
                key={screen.path}
                to={screen === current && pathname === '/admin' ? pathname : screen.path}
                className={classes.place}
                onClick={closeList}
              >
                {screen.label}
                {screen.useWaiting && <Waiting useWaiting={screen.useWaiting} />}
              </NavLink>
            ))}
          </section>
        ))}
      </div>
    </nav>
  );
}

function closeList({ currentTarget }: { currentTarget: HTMLElement }) {
  const list = currentTarget.closest<HTMLElement>('[popover]');
  if (list?.matches(':popover-open')) list.hidePopover();
}

/** How much waits for an administrator on a screen, where something does. */
function Waiting({ useWaiting }: Required<Pick<AdminScreen, 'useWaiting'>>) {
  const waiting = useWaiting();
  if (waiting === 0) return null;
  return (
    <span className={classes.count}>
      {waiting}
      <span className="visually-hidden"> à espera</span>
    </span>
  );
}
