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
  const open = (event: FormEvent) => {
    event.preventDefault();
    if (found) run(found.type, found.values);
  };
  return (
    <form className={classes.box} onSubmit={open}>
      <TextInput
        size="lg"
        label="Consulta rápida"
        placeholder={`Cole ${detectableInWords(runnable)}`}
        description="Vale qualquer formato, mesmo no meio de um texto. O tipo é reconhecido sozinho."
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        classNames={{ input: classes.input ?? '' }}
        autoComplete="off"
        spellCheck={false}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <div role="status" className={classes.answer}>
        {found && (
          <>
            <span className={classes.found}>
              {lookupDefinition(found.type).label} <strong className="tabular">{found.text}</strong>
            </span>
            <Button type="submit">Continuar</Button>
          </>
        )}
        {!found && <span className={classes.reason}>{undetectedReason(text, runnable)}</span>}
      </div>
    </form>
  );
}
