import { Button } from '@mantine/core';
import { useState } from 'react';
import type { SuppressionAnswer } from '../../../shared/api/generated';
import { type Column, DataTable } from '../../../shared/ui/data-table';
import { formatMoment } from '../../../shared/ui/dates';
import { Screen } from '../../../shared/ui/screen';
import { CheckDialog } from './check-dialog';
import { LiftDialog } from './lift-dialog';
import { SuppressDialog } from './suppress-dialog';
import { SuppressionControls, useSuppressionFilters } from './suppression-filters';
import { KINDS, REASONS } from './suppression-words';
import { useSuppressionPagesInfiniteQuery } from './suppressions.api';
import classes from './suppressions.module.css';

type Question = { readonly kind: 'suppress' | 'check' } | { readonly kind: 'lift'; readonly of: SuppressionAnswer };

const LEAD =
  'Quem está suprimido não aparece em nenhuma consulta, resultado salvo ou exportação, e nenhuma fonte é consultada ' +
  'sobre a pessoa. O documento não fica guardado: nem aqui se pode ver de quem é cada supressão.';

/** Who is kept out of every answer: by what, why, since when; and the deeds that begin and end it. */
export function SuppressionsPage() {
  const { filters, change } = useSuppressionFilters();
  const list = useSuppressionPagesInfiniteQuery(filters);
  const [question, setQuestion] = useState<Question | null>(null);
  const [done, setDone] = useState('');
  const close = () => setQuestion(null);
  const finish = (text: string) => {
    setDone(text);
    close();
  };
  const filtered = Object.values(filters).some(Boolean);
  return (
    <Screen
      title="Supressões"
      lead={LEAD}
      actions={
        <>
          <Button variant="default" onClick={() => setQuestion({ kind: 'check' })}>
            Conferir um documento
          </Button>
          <Button onClick={() => setQuestion({ kind: 'suppress' })}>Suprimir uma pessoa</Button>
        </>
      }
    >
      <SuppressionControls key={filtered ? 'filtered' : 'open'} filters={filters} onChange={change} />
      <p role="status" className={classes.done}>
        {done}
      </p>
      <DataTable
        label="Supressões"
        columns={columns((of) => setQuestion({ kind: 'lift', of }))}
        list={list}
        keyOf={({ id }) => id}
        empty={{
          title: 'Ninguém está suprimido',
          text: 'Os pedidos de titulares aceitos e as ordens judiciais aparecem aqui.',
        }}
        onClear={filtered ? () => change({}) : undefined}
        counted="supressões"
      />
      {question?.kind === 'suppress' && <SuppressDialog onDone={(made) => finish(suppressed(made))} onClose={close} />}
      {question?.kind === 'check' && <CheckDialog onClose={close} />}
      {question?.kind === 'lift' && (
        <LiftDialog suppression={question.of} onDone={() => finish('Supressão levantada.')} onClose={close} />
      )}
    </Screen>
  );
}

function columns(onLift: (suppression: SuppressionAnswer) => void): ReadonlyArray<Column<SuppressionAnswer>> {
  return [
    { header: 'Desde', cell: ({ feitaEm }) => <span className={classes.whole}>{formatMoment(feitaEm)}</span> },
    { header: 'Reconhecida por', cell: ({ tipo }) => KINDS[tipo] },
    { header: 'Motivo', cell: ({ motivo }) => REASONS[motivo] },
    { header: 'Protocolo', cell: ({ protocolo }) => <code className={classes.reference}>{protocolo}</code> },
    { header: 'Por', cell: ({ feitaPor }) => feitaPor ?? 'Conta encerrada' },
    { header: 'Situação', cell: (suppression) => <State suppression={suppression} onLift={onLift} /> },
  ];
}

function State({ suppression, onLift }: { suppression: SuppressionAnswer; onLift: (of: SuppressionAnswer) => void }) {
  const { levantadaEm, levantadaPor, protocolo, tipo } = suppression;
  if (levantadaEm) {
    return (
      <span className={classes.ended}>
        Levantada em {formatMoment(levantadaEm)}
        {levantadaPor && ` por ${levantadaPor}`}
      </span>
    );
  }
  return (
    <span className={classes.state}>
      <span className={classes.active}>Em vigor</span>
      <Button
        variant="default"
        size="xs"
        aria-label={`Levantar: ${KINDS[tipo]}, ${protocolo}`}
        onClick={() => onLift(suppression)}
      >
        Levantar
      </Button>
    </span>
  );
}

function suppressed(made: number): string {
  if (made === 0) return 'Já estava suprimida com este protocolo.';
  return made === 1 ? 'Supressão em vigor.' : `${made} supressões em vigor.`;
}
