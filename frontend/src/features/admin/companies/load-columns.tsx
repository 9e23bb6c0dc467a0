import type { CompanyLoadState } from '@kernel/company-load';
import type { CompanyLoadItem } from '../../../shared/api/generated';
import type { Column } from '../../../shared/list/data-table';
import { dayText, formatMoment } from '../../../shared/ui/dates';
import { formatNumber } from '../../../shared/ui/numbers';
import { Tag, type Tone } from '../../../shared/ui/tag';
import { stateLabel } from './load-labels';

const TONES: Readonly<Record<CompanyLoadState, Tone>> = {
  em_andamento: 'plain',
  aguardando: 'warning',
  em_vigor: 'success',
  substituida: 'plain',
  recusada: 'plain',
  cancelada: 'plain',
  falhou: 'danger',
};

export const LOAD_COLUMNS: ReadonlyArray<Column<CompanyLoadItem>> = [
  { header: 'Mês', cell: ({ month }) => dayText(month), look: 'line' },
  {
    header: 'Situação',
    cell: (load) => <Tag tone={load.interrupted ? 'warning' : TONES[load.state]}>{stateLabel(load)}</Tag>,
  },
  { header: 'Feito', cell: ({ percent }) => `${percent} %`, look: 'number' },
  { header: 'Estabelecimentos', cell: ({ counts }) => figure(counts.establishments), look: 'number' },
  { header: 'Linhas de lado', cell: ({ counts }) => figure(counts.rejected), look: 'number' },
  { header: 'Início', cell: ({ startedAt }) => formatMoment(startedAt), look: 'line' },
];

/** What is not counted yet is no zero. */
function figure(count: number | undefined): string {
  return count === undefined ? '–' : formatNumber(count);
}
