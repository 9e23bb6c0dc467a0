import { SUPPRESSION_KIND_LABELS, SUPPRESSION_REASON_LABELS } from '@kernel/suppression';
import type { SuppressionAnswer } from '../../../shared/api/generated';
import type { Column } from '../../../shared/list/data-table';
import { formatMoment } from '../../../shared/ui/dates';
import { State } from './suppression-state';

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
