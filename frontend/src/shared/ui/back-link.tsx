import { IconArrowLeft } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import classes from './back-link.module.css';

/** Voltar: to an address, or to a state before this one. */
export function BackLink({ to, onClick }: { to?: string; onClick?: () => void }) {
  const inside = (
    <>
      <IconArrowLeft size={18} aria-hidden />
      Voltar
    </>
  );
  if (to === undefined) {
    return (
      <button type="button" className={`screen-only ${classes.back}`} onClick={onClick} data-shortcut="back">
        {inside}
      </button>
    );
  }
  return (
    <Link to={to} className={`screen-only ${classes.back}`} onClick={onClick} data-shortcut="back">
      {inside}
    </Link>
  );
}
