import { Button, Textarea } from '@mantine/core';
import { useState } from 'react';
import { type AbuseFlagItem, generatedApi } from '../../../shared/api/generated';
import { Problem } from '../../../shared/ui/problem';
import { useOutcome } from '../../../shared/ui/use-outcome';
import { isConflict } from '../is-conflict';
import classes from './usage-limits.module.css';

const SHORTEST_NOTE = 3;

const { useHoldLookupsMutation, useReleaseLookupsMutation } = generatedApi.enhanceEndpoints({
  endpoints: {
    // Refused, it was not what holds any more: what does is read anew.
    releaseLookups: {
      invalidatesTags: (_, error) => (error && !isConflict(error) ? [] : ['AbuseFlags']),
    },
    holdLookups: { invalidatesTags: (_, error) => (error ? [] : ['AbuseFlags']) },
  },
});

/** Lets the account's lookups go on, or stops them until further notice; both with a note that says why. */
export function DecisionForm({ flag, onDone }: { flag: AbuseFlagItem; onDone: () => void }) {
  const { id: observacao, accountId, emVigor, nivel, nome } = flag;
  const [note, setNote] = useState('');
  const [release, releasing] = useReleaseLookupsMutation();
  const [hold, holding] = useHoldLookupsMutation();
  const { error, run } = useOutcome();
  if (nome === null) return null;
  const nota = note.trim();
  const ready = nota.length >= SHORTEST_NOTE;
  const decide = async (call: Promise<{ error?: unknown }>) => {
    const answer = await run(call);
    if (!answer.error) onDone();
  };
  return (
    <form className={classes.decision} onSubmit={(event) => event.preventDefault()}>
      <Textarea
        label="Nota da decisão"
        description="O que foi conferido, sem dados pessoais. Fica registrada com a decisão, e vai no arquivo com os dados da conta."
        maxLength={500}
        autosize
        minRows={2}
        value={note}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
      <Problem error={error} text="Não foi possível registrar a decisão." />
      <div className="row">
        <Button
          disabled={!ready || !emVigor}
          loading={releasing.isLoading}
          onClick={() => decide(release({ id: accountId, releaseLookupsBody: { nota, observacao } }))}
        >
          Liberar consultas
        </Button>
        <Button
          variant="default"
          disabled={!ready || (emVigor && nivel === 'retida')}
          loading={holding.isLoading}
          onClick={() => decide(hold({ id: accountId, abuseFlagNoteBody: { nota } }))}
        >
          Parar até a liberação
        </Button>
      </div>
    </form>
  );
}
