import { Link, useLocation } from 'react-router-dom';
import { Logo } from '../../shared/ui/logo';
import { SubscriberBell } from './for-subscribers';
import { isCurrentRoute, MAIN_ROUTES, OWN_ROUTES } from './lookup-routes';
import { PaletteButton } from './palette-button';
import classes from './site-header.module.css';
import { UserMenu } from './user-menu';

/** The top bar of the lookup area: its places and the user's menu. */
export function LookupHeader() {
  const location = useLocation();
  return (
    <>
      <Link to="/" className={classes.logo} aria-label="Nítido, página inicial">
        <Logo />
      </Link>
      <nav aria-label="Principal" className={`${classes.nav} ${classes.places}`}>
        {[...MAIN_ROUTES, ...OWN_ROUTES].map(({ label, to, tab }) => (
          <Link
            key={to}
            to={to}
            className={classes.link}
            data-own={OWN_ROUTES.some((own) => own.to === to) || undefined}
            aria-current={isCurrentRoute(tab, location) ? 'page' : undefined}
          >
            {label}
          </Link>
        ))}
      </nav>
      <div className={classes.session}>
        <PaletteButton />
        <SubscriberBell />
        <UserMenu />
      </div>
    </>
  );
}
