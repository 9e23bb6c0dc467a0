import { Alert } from '@mantine/core';

interface Props {
  readonly text: string | undefined;
  /** What is shown behind it and changes by itself; not read out, or it would be at each change. */
  readonly ticking?: string | undefined;
}

/** What is wrong with a form as a whole, above its fields. */
export function FormProblem({ text, ticking }: Props) {
  if (!text) return null;
  return (
    <Alert color="red" role="alert">
      {text}
      {ticking && <span aria-hidden> {ticking}</span>}
    </Alert>
  );
}
