import { lookupDefinition } from '@kernel/lookup-catalogue';
import { Button } from '@mantine/core';
import type { HistoryEntryAnswer, Outcome } from '../../../shared/api/generated';
import { formatMoment } from '../../../shared/ui/dates';
import { StatePanel } from '../../../shared/ui/state-panel';
import { DivergenceTable } from '../consultation/divergence-table';
import classes from './saved-result.module.css';

const WORDS: Partial<Record<Outcome, string>> = {
  not_found: 'A fonte respondeu que não há cadastro.',
  diverged: 'As fontes consultadas divergem.',
  source_down: 'A fonte estava fora do ar.',
};

/** A past lookup that left no data, or whose data has been deleted after its time. */
export function WithoutResult({ answer, onAgain }: { answer: HistoryEntryAnswer; onAgain: (() => void) | null }) {
  const { entry, details } = answer;
  const { consultationType, query, timestamp, outcome } = entry;
  return (
    <StatePanel
      title={`${lookupDefinition(consultationType).label} ${query}`}
      text={`${formatMoment(timestamp)}. ${WORDS[outcome] ?? 'O resultado já foi apagado pelo prazo de guarda.'}`}
    >
      {details && <DivergenceTable details={details} />}
      {onAgain && (
        <div className={classes.actions}>
          <Button onClick={onAgain}>Consultar de novo</Button>
        </div>
      )}
    </StatePanel>
  );
}
