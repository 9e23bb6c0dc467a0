import { type LookupType, lookupDefinition } from '@kernel/lookup-catalogue';
import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useRunLookup } from '../related-lookup';
import { detectableInWords, detectLookup, undetectedReason } from './detect-lookup';
import classes from './smart-box.module.css';

/** Takes whatever was copied from elsewhere and finds the type of lookup in it. */
export function SmartBox({ runnable }: { runnable: readonly LookupType[] }) {
  const [text, setText] = useState('');
  const run = useRunLookup();
  const found = detectLookup(text, runnable);
  const reason = found ? null : undetectedReason(text, runnable);
  const open = (event: FormEvent) => {
    event.preventDefault();
    if (found) run(found.type, found.values);
  };
  return (
    <form className={classes.box} onSubmit={open}>
      <div className={classes.row}>
        <TextInput
          size="lg"
          label="Consulta rápida"
          placeholder={`Cole ${detectableInWords(runnable)}`}
          className={classes.field ?? ''}
          data-shortcut="search"
          autoComplete="off"
          spellCheck={false}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <Button type="submit" size="lg" disabled={!found}>
          Continuar
        </Button>
      </div>
      <p role="status" className={classes.answer} data-state={found ? 'found' : reason ? 'refused' : undefined}>
        {found && (
          <>
            {lookupDefinition(found.type).label} reconhecido: <strong>{found.text}</strong>
          </>
        )}
        {!found && (reason ?? 'Vale qualquer formato, mesmo no meio de um texto. O tipo é reconhecido sozinho.')}
      </p>
    </form>
  );
}
