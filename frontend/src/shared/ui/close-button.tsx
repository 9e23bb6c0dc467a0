import { IconX } from '@tabler/icons-react';
import classes from './close-button.module.css';

/** A cross that closes what it stands in; `className` says where there. */
export function CloseButton({
  label = 'Fechar',
  className = '',
  onClick,
}: {
  label?: string;
  className?: string | undefined;
  onClick: () => void;
}) {
  return (
    <button
      type="button"
      className={`${classes.close} ${className}`}
      aria-label={label}
      title={label}
      onClick={onClick}
    >
      <IconX size={20} stroke={1.8} aria-hidden />
    </button>
  );
}
