import { lookupDefinition } from '@kernel/lookup-catalogue';
import { Button } from '@mantine/core';
import type { HistoryEntryAnswer, Outcome } from '../../../shared/api/generated';
import { formatMoment } from '../../../shared/ui/dates';
import { DivergenceTable } from '../run-lookup/divergence-table';
import classes from './without-result.module.css';

const WORDS: Partial<Record<Outcome, string>> = {
  not_found: 'A fonte respondeu que não há cadastro.',
  diverged: 'As fontes consultadas divergem.',
  source_down: 'A fonte estava fora do ar.',
};
const DELETED = 'O resultado já foi apagado pelo prazo de guarda.';
const PROTECTED = 'Os dados desta pessoa não estão disponíveis.';

/** The words for a past lookup without a result to show. */
function wordsOf({ entry: { outcome }, motivo }: HistoryEntryAnswer): string | undefined {
  if (motivo === 'pessoa_protegida') return PROTECTED;
  return motivo === 'prazo_de_guarda' ? DELETED : WORDS[outcome];
}

/** A past lookup that left no data, whose data has been deleted after its time, or of somebody who may not be told of any more. */
export function WithoutResult({ answer, onAgain }: { answer: HistoryEntryAnswer; onAgain: (() => void) | null }) {
  const { entry, details } = answer;
  const { consultationType, query, timestamp, protocolo } = entry;
  return (
    <article className={`boxed ${classes.card}`}>
      <h1 className={`tabular breaks ${classes.title}`}>
        {lookupDefinition(consultationType).label} {query}
      </h1>
      <p className="spaced">{wordsOf(answer)}</p>
      {details && <DivergenceTable details={details} />}
      <p className={`soft small ${classes.trace}`}>
        Consultado em {formatMoment(timestamp)}. Protocolo {protocolo}.
      </p>
      {onAgain && <Button onClick={onAgain}>Consultar de novo</Button>}
    </article>
  );
}
