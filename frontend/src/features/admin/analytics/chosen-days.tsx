import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import classes from './analytics.module.css';

interface Props {
  readonly from: string | undefined;
  readonly to: string | undefined;
  readonly onChoose: (days: { from: string; to: string }) => void;
}

/** Two days of one's own; the first and the last are part of the period. */
export function ChosenDays({ from = '', to = '', onChoose }: Props) {
  const [days, setDays] = useState({ from, to });
  const [problem, setProblem] = useState<string | null>(null);
  const choose = (event: FormEvent) => {
    event.preventDefault();
    const wrong = problemOf(days);
    setProblem(wrong);
    if (!wrong) onChoose(days);
  };
  return (
    <form className={classes.days} onSubmit={choose} noValidate>
      <TextInput
        type="date"
        label="De"
        value={days.from}
        error={problem}
        onChange={(event) => setDays({ ...days, from: event.currentTarget.value })}
      />
      <TextInput
        type="date"
        label="Até"
        value={days.to}
        onChange={(event) => setDays({ ...days, to: event.currentTarget.value })}
      />
      <Button type="submit" variant="default">
        Ver
      </Button>
    </form>
  );
}

function problemOf({ from, to }: { from: string; to: string }): string | null {
  if (!from || !to) return 'Informe o começo e o fim do período.';
  return to < from ? 'O fim vem antes do começo.' : null;
}
