import { Link, NavLink } from 'react-router-dom';
import { logout } from '../../shared/api/logout';
import { useSession } from '../../shared/api/session';
import { ActionButton, ActionLink } from '../../shared/ui/action';
import { Logo } from '../../shared/ui/logo';
import { SubscriberBell } from './for-subscribers';
import classes from './site-header.module.css';

/** The navbar of the open pages: home, and either the way in or the user and the way out. */
export function SiteHeader() {
  const session = useSession();
  return (
    <>
      <Link to="/" className={`${classes.logo} ${classes.short}`} aria-label="Nítido, página inicial">
        <Logo />
      </Link>
      <nav aria-label="Principal" className={classes.nav}>
        <NavLink to="/" end className={classes.link}>
          Início
        </NavLink>
        <NavLink to="/criador" className={classes.link}>
          Criador
        </NavLink>
        {session && (
          <NavLink to="/consultas" className={classes.link}>
            Consultas
          </NavLink>
        )}
      </nav>
      {session ? <LoggedIn name={session.user.name} /> : <LoggedOut />}
    </>
  );
}

function LoggedIn({ name }: { name: string }) {
  return (
    <div className={classes.session}>
      <SubscriberBell />
      <span className={classes.user}>{name}</span>
      <ActionButton look="plain" size="sm" onClick={logout}>
        Sair
      </ActionButton>
    </div>
  );
}

function LoggedOut() {
  return (
    <div className={classes.session}>
      <NavLink to="/login" className={classes.link}>
        Entrar
      </NavLink>
      <ActionLink to="/cadastro" look="outline" size="sm">
        Cadastrar
      </ActionLink>
    </div>
  );
}
