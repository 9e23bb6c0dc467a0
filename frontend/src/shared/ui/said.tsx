import type { ReactNode } from 'react';

interface Props {
  /** It is what went wrong. */
  readonly failed?: boolean;
  readonly children: ReactNode;
}

/** What was just done, in a line; nothing before. It is announced as it appears. */
export function Said({ failed = false, children }: Props) {
  return (
    <p role="status" className={`${failed ? 'danger' : 'success'} small if-any`}>
      {children}
    </p>
  );
}
