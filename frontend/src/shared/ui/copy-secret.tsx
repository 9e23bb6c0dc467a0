import { Button, CopyButton } from '@mantine/core';

interface Props {
  readonly value: string;
  /** What the button says before and after. */
  readonly words: readonly [string, string];
}

/** Copies what is shown once. */
export function CopySecret({ value, words: [before, after] }: Props) {
  return (
    <CopyButton value={value} timeout={4000}>
      {({ copied, copy }) => (
        <Button variant="default" onClick={copy}>
          {copied ? after : before}
        </Button>
      )}
    </CopyButton>
  );
}
