import { Button } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { type MouseEvent, useState } from 'react';
import { Link } from 'react-router-dom';
import { PrivacyModeSwitch } from '../../features/lookups';
import { useGetSubscriptionQuery } from '../../shared/api/generated';
import { logout } from '../../shared/api/logout';
import { useSession } from '../../shared/api/session';
import { Tag } from '../../shared/ui/tag';
import { Optional } from '../routing/page-boundary';
import { OWN_ROUTES } from './lookup-routes';
import classes from './user-menu.module.css';

/** Who is logged in, what is left of the subscription, and the way out. */
export function UserMenu() {
  const session = useSession();
  const [opened, setOpened] = useState(false);
  if (!session) return null;
  const { name, email } = session.user;
  return (
    <>
      <button type="button" className={classes.trigger} popoverTarget="menu-usuario">
        <span className={classes.name}>{name}</span>
        <IconChevronDown size={16} aria-hidden />
      </button>
      <div
        id="menu-usuario"
        popover="auto"
        className={`boxed ${classes.menu}`}
        onToggle={({ newState }) => setOpened(newState === 'open')}
      >
        <p className="bold">{name}</p>
        <p className="soft small breaks">{email}</p>
        {session.userType === 'admin' ? null : <SubscriptionLine />}
        <Optional>{opened && <PrivacyModeSwitch />}</Optional>
        <nav aria-label="Suas páginas" className={classes.pages}>
          {OWN_ROUTES.map(({ label, to }) => (
            <Link key={to} to={to} className={classes.page} data-own onClick={closeMenu}>
              {label}
            </Link>
          ))}
          <Link to="/consultas?aba=perfil" className={classes.page} onClick={closeMenu}>
            Perfil
          </Link>
        </nav>
        <Button variant="default" fullWidth onClick={logout}>
          Sair
        </Button>
      </div>
    </>
  );
}

function closeMenu(event: MouseEvent<HTMLElement>) {
  event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover();
}

function SubscriptionLine() {
  const { data } = useGetSubscriptionQuery();
  if (!data) return null;
  const active = data.subscription?.status === 'active';
  const days = data.subscription?.daysRemaining ?? 0;
  return (
    <div className={classes.subscription}>
      <Tag tone={active ? 'success' : 'danger'}>{active ? 'Ativo' : 'Inativo'}</Tag>
      <span className="tabular">{days === 1 ? '1 dia restante' : `${days} dias restantes`}</span>
      <Link to="/assinatura" onClick={closeMenu}>
        Renovar
      </Link>
    </div>
  );
}
