import type { SuppressionAnswer } from '../../../shared/api/generated';
import type { Column } from '../../../shared/list/data-table';
import { formatMoment } from '../../../shared/ui/dates';
import { KIND_LABELS, REASON_LABELS } from './suppression-labels';
import { State } from './suppression-state';

export function columns(onLift: (suppression: SuppressionAnswer) => void): ReadonlyArray<Column<SuppressionAnswer>> {
  return [
    { header: 'Desde', cell: ({ feitaEm }) => formatMoment(feitaEm), look: 'line' },
    { header: 'Reconhecida por', cell: ({ tipo }) => KIND_LABELS[tipo] },
    { header: 'Motivo', cell: ({ motivo }) => REASON_LABELS[motivo] },
    { header: 'Protocolo', cell: ({ protocolo }) => protocolo, look: 'code' },
    { header: 'Por', cell: ({ feitaPor }) => feitaPor ?? 'Conta encerrada' },
    { header: 'Situação', cell: (suppression) => <State suppression={suppression} onLift={onLift} /> },
  ];
}
