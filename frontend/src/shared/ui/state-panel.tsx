import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './state-panel.module.css';

interface Props {
  readonly title: string;
  readonly text?: ReactNode;
  readonly requestId?: string | null;
  readonly action?: { readonly label: string; readonly onClick: () => void; readonly busy?: boolean };
  readonly children?: ReactNode;
}

/** A view that has nothing to show (empty, failed, locked): what it is and the one thing to do. */
export function StatePanel({ title, text, requestId, action, children }: Props) {
  return (
    <section className={classes.panel} role="alert">
      <h2 className={classes.title}>{title}</h2>
      {text && <p className="soft spaced">{text}</p>}
      {requestId && (
        <p className={`faint tiny near breaks tabular ${classes.request}`}>
          Código do atendimento: <span>{requestId}</span>
        </p>
      )}
      {action && (
        <Button onClick={action.onClick} loading={action.busy ?? false} mt="lg">
          {action.label}
        </Button>
      )}
      {children}
    </section>
  );
}
