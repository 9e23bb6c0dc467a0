import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useEffect, useState } from 'react';
import classes from './list-filters.module.css';

interface SeekProps {
  readonly label: string;
  /** What may be typed: whole, where a placeholder would be cut off. */
  readonly hint: string | undefined;
  readonly value: string;
  readonly onSeek: (text: string) => void;
}

/** Looked for by Enter, and when the field is left. */
export function SearchInput({ label, hint, value, error = null, onSeek }: SeekProps & { error?: string | null }) {
  const [typed, setTyped] = useState(value);
  useEffect(() => setTyped(value), [value]);
  const seek = () => typed.trim() !== value && onSeek(typed.trim());
  return (
    <TextInput
      label={label}
      description={hint}
      error={error}
      autoComplete="off"
      maxLength={80}
      value={typed}
      onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      onBlur={seek}
      onKeyDown={({ key }) => key === 'Enter' && seek()}
    />
  );
}

/** Looked for by Enter and by its button; emptied, it looks for nothing any more. */
export function Search({ label, hint, value, onSeek }: SeekProps) {
  const [typed, setTyped] = useState(value);
  useEffect(() => setTyped(value), [value]);
  const type = (text: string) => {
    setTyped(text);
    if (text === '' && value !== '') onSeek('');
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSeek(typed.trim());
  };
  return (
    <form className={classes.search} onSubmit={submit}>
      <TextInput
        label={label}
        type="search"
        description={hint}
        autoComplete="off"
        maxLength={254}
        value={typed}
        onChange={({ currentTarget }) => type(currentTarget.value)}
      />
      <Button type="submit" variant="default">
        Buscar
      </Button>
    </form>
  );
}
