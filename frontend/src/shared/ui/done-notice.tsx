import { Button } from '@mantine/core';
import classes from './done-notice.module.css';

export interface Done {
  readonly text: string;
  /** How to take it back; absent where nothing can be. */
  readonly undo?: () => Promise<unknown>;
}

/** What was just done, with the way back. It is announced as it appears. */
export function DoneNotice({ done, busy = false }: { done: Done | null; busy?: boolean }) {
  return (
    <div role="status" className="if-any">
      {done && (
        <p className={classes.done}>
          <span>{done.text}</span>
          {done.undo && (
            <Button size="compact-sm" variant="default" loading={busy} onClick={done.undo}>
              Desfazer
            </Button>
          )}
        </p>
      )}
    </div>
  );
}
