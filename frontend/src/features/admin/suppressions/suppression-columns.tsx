import { SUPPRESSION_KIND_LABELS, SUPPRESSION_REASON_LABELS } from '@kernel/suppression';
import { Button } from '@mantine/core';
import type { SuppressionAnswer } from '../../../shared/api/generated';
import type { Column } from '../../../shared/list/data-table';
import { formatMoment } from '../../../shared/ui/dates';
import { Tag } from '../../../shared/ui/tag';
import classes from './suppressions.module.css';

export function columns(onLift: (suppression: SuppressionAnswer) => void): ReadonlyArray<Column<SuppressionAnswer>> {
  return [
    { header: 'Desde', cell: ({ feitaEm }) => formatMoment(feitaEm), look: 'line' },
    { header: 'Reconhecida por', cell: ({ tipo }) => SUPPRESSION_KIND_LABELS[tipo] },
    { header: 'Motivo', cell: ({ motivo }) => SUPPRESSION_REASON_LABELS[motivo] },
    { header: 'Protocolo', cell: ({ protocolo }) => protocolo, look: 'code' },
    { header: 'Por', cell: ({ feitaPor }) => feitaPor ?? 'Conta encerrada' },
    { header: 'Situação', cell: (suppression) => <State suppression={suppression} onLift={onLift} /> },
  ];
}

function State({ suppression, onLift }: { suppression: SuppressionAnswer; onLift: (of: SuppressionAnswer) => void }) {
  const { levantadaEm, levantadaPor, protocolo, tipo } = suppression;
  if (levantadaEm) return `Levantada em ${formatMoment(levantadaEm)}${levantadaPor ? ` por ${levantadaPor}` : ''}`;
  return (
    <span className={classes.state}>
      <Tag tone="success">Em vigor</Tag>
      <Button
        variant="default"
        size="xs"
        aria-label={`Levantar: ${SUPPRESSION_KIND_LABELS[tipo]}, ${protocolo}`}
        onClick={() => onLift(suppression)}
      >
        Levantar
      </Button>
    </span>
  );
}
