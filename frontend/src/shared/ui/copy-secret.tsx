import { Button } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { Problem } from './problem';

interface Props {
  readonly value: string;
  /** What the button says before and after. */
  readonly words: readonly [string, string];
}

/** Copies what is shown once. */
export function CopySecret({ value, words: [before, after] }: Props) {
  const { copy, copied, error } = useClipboard({ timeout: 4000 });
  return (
    <>
      {error && <NotCopied />}
      <Button variant="default" onClick={() => copy(value)}>
        <span aria-live="polite">{copied ? after : before}</span>
      </Button>
    </>
  );
}

/** Where the browser does not let it, that is said: whoever believes it copied pastes something else, or loses it. */
export function NotCopied() {
  return <Problem error="O navegador não deixou copiar. Selecione o texto e copie." />;
}
