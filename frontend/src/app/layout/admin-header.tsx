import { Button } from '@mantine/core';
import { IconChevronDown, IconUserCircle } from '@tabler/icons-react';
import { Link, NavLink } from 'react-router-dom';
import { logout } from '../../shared/api/logout';
import { useSession } from '../../shared/api/session';
import { HEADER_ACTIONS } from '../../shared/ui/in-header';
import { Logo } from '../../shared/ui/logo';
import classes from './site-header.module.css';
import { ThemeChoice } from './theme-choice';
import menu from './user-menu.module.css';

/** The administration's top bar: its places, what can be done with the screen, and the way out. */
export function AdminHeader() {
  const session = useSession();
  return (
    <>
      <Link to="/" className={classes.logo} aria-label="Nítido, página inicial">
        <Logo />
      </Link>
      <nav aria-label="Principal" className={`${classes.nav} ${classes.places} ${classes.administration}`}>
        <NavLink to="/admin" className={classes.link}>
          Administração
        </NavLink>
        <NavLink to="/consultas" className={classes.link}>
          Consultas
        </NavLink>
      </nav>
      {session?.userType === 'admin' && (
        <div className={classes.session}>
          <div id={HEADER_ACTIONS} className={classes.actions} />
          <button
            type="button"
            className={`${menu.trigger} ${menu.compact}`}
            popoverTarget="menu-administrador"
            aria-label={session.user.name}
          >
            <IconUserCircle size={20} stroke={1.7} className={menu.who} aria-hidden />
            <span className={menu.name}>{session.user.name}</span>
            <IconChevronDown size={16} aria-hidden />
          </button>
          <div id="menu-administrador" popover="auto" className={`boxed ${menu.menu}`}>
            <p className="bold">{session.user.name}</p>
            <p className="soft small breaks">{session.user.email}</p>
            <div className="apart">
              <ThemeChoice />
            </div>
            <nav aria-label="Área de consultas" className={menu.pages}>
              <Link to="/consultas" className={menu.page}>
                Consultas
              </Link>
            </nav>
          </div>
          <Button variant="default" onClick={logout}>
            Sair
          </Button>
        </div>
      )}
    </>
  );
}
