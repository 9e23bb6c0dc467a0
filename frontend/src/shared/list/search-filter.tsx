import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useEffect, useState } from 'react';
import classes from './list-filters.module.css';

interface SeekProps {
  readonly label: string;
  /** What may be typed: whole, where a placeholder would be cut off. */
  readonly hint: string | undefined;
  readonly value: string;
  readonly error?: string | false | null;
  readonly onSeek: (text: string) => void;
}

interface InputProps extends SeekProps {
  readonly accepts: (text: string) => boolean;
}

/** Looked for by Enter, and when the field is left; then it is also said of what can be no value. */
export function SearchInput({ label, hint, value, error = null, accepts, onSeek }: InputProps) {
  const [typed, setTyped] = useState(value);
  const [typing, setTyping] = useState(false);
  useEffect(() => setTyped(value), [value]);
  const text = typed.trim();
  const seek = () => {
    setTyping(false);
    if (text !== value) onSeek(text);
  };
  return (
    <TextInput
      label={label}
      description={hint}
      error={!typing && text !== '' && !accepts(text) ? 'Valor inválido.' : error}
      autoComplete="off"
      maxLength={80}
      value={typed}
      onChange={({ currentTarget }) => {
        setTyping(true);
        setTyped(currentTarget.value);
      }}
      onBlur={seek}
      onKeyDown={({ key }) => key === 'Enter' && seek()}
    />
  );
}

/** Looked for by Enter and by its button; emptied, it looks for nothing any more. */
export function Search({ label, hint, value, error, most = 254, onSeek }: SeekProps & { most?: number }) {
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
        error={error}
        autoComplete="off"
        maxLength={most}
        value={typed}
        onChange={({ currentTarget }) => type(currentTarget.value)}
      />
      <Button type="submit" variant="default">
        Buscar
      </Button>
    </form>
  );
}
