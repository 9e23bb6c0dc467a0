import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './result-note.module.css';

interface Props {
  readonly icon: ReactNode;
  readonly children: ReactNode;
  readonly action: { readonly label: string; readonly onClick: () => void } | null;
}

/** Says over a result that it is not fresh, and how to get it anew. */
export function ResultNote({ icon, children, action }: Props) {
  return (
    <div className={`screen-only ${classes.note}`}>
      {icon}
      <p>{children}</p>
      {action && (
        <Button variant="default" size="xs" onClick={action.onClick}>
          {action.label}
        </Button>
      )}
    </div>
  );
}
