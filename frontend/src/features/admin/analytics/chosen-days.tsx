import { chosenDaysRule } from '@kernel/date-range';
import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useEffect, useState } from 'react';
import { dayInBrazil } from '../../../shared/ui/dates';
import { useFirstWrong } from '../../../shared/ui/use-first-wrong';
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
  const refused = useFirstWrong();
  // Another period was chosen beside them.
  useEffect(() => {
    setDays({ from, to });
    setProblem(null);
  }, [from, to]);
  const choose = (event: FormEvent) => {
    event.preventDefault();
    const wrong = chosenDaysRule(days.from, days.to, dayInBrazil(new Date()));
    setProblem(wrong);
    if (!wrong) onChoose(days);
  };
  return (
    <form className={`row ${classes.days}`} {...refused} onSubmit={choose} noValidate>
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
