import { IconChevronDown } from '@tabler/icons-react';
import { type ReactNode, useEffect, useState } from 'react';
import classes from './fold.module.css';

interface Props {
  readonly label: string;
  /** Something inside is in use: it opens by itself. */
  readonly inUse?: boolean;
  readonly children: ReactNode;
}

/** What few need, folded away behind its name. */
export function Fold({ label, inUse = false, children }: Props) {
  const [open, setOpen] = useState(inUse);
  useEffect(() => {
    if (inUse) setOpen(true);
  }, [inUse]);
  return (
    <details open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={classes.label}>
        {label}
        <IconChevronDown size={18} stroke={1.8} aria-hidden />
      </summary>
      {children}
    </details>
  );
}
