import { Alert } from '@mantine/core';

/** What is wrong with a form as a whole, above its fields. */
export function FormProblem({ text }: { text: string | undefined }) {
  if (!text) return null;
  return (
    <Alert color="red" role="alert">
      {text}
    </Alert>
  );
}
