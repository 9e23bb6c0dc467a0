import type { ReactNode } from 'react';

interface Props {
  readonly label: ReactNode;
  /** Of the value. */
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A label and its value, one of a list of them. */
export function Fact({ label, className, children }: Props) {
  return (
    <div>
      <dt>{label}</dt>
      <dd className={className}>{children}</dd>
    </div>
  );
}
