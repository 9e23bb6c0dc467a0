import { REDEMPTION_STATUS_LABELS } from '@kernel/billing-states';
import type { PromotionalCodeAnswer, RedemptionAnswer } from '../../../shared/api/generated';
import { pagesOf } from '../../../shared/api/pages';
import type { Column } from '../../../shared/list/data-table';
import { choice, order } from '../../../shared/list/filters';
import { PagedList } from '../../../shared/list/paged-list';
import { useDrawerList } from '../../../shared/list/use-paged-list';
import { formatMoment } from '../../../shared/ui/dates';
import { Drawer } from '../../../shared/ui/drawer';
import { formatReais } from '../../../shared/ui/numbers';
import { Tag, type Tone } from '../../../shared/ui/tag';
import { planLabel } from '../plan-labels';
import classes from './promo-codes.module.css';
import { UseBar } from './use-bar';

const TONES: Readonly<Record<RedemptionAnswer['status'], Tone>> = {
  reserved: 'warning',
  consumed: 'success',
  released: 'plain',
  'over-limit': 'danger',
};

const COLUMNS: ReadonlyArray<Column<RedemptionAnswer>> = [
  { header: 'Quando', cell: ({ reservedAt }) => formatMoment(reservedAt), look: 'line' },
  {
    header: 'Quem',
    cell: ({ email, userId }) => <span title={userId}>{email ?? `Conta encerrada ${userId.slice(-8)}`}</span>,
    look: 'line',
  },
  { header: 'Plano', cell: ({ planId }) => planLabel(planId) },
  { header: 'Desconto', cell: ({ discountAmount }) => formatReais(discountAmount), look: 'number' },
  { header: 'Situação', cell: ({ status }) => <Tag tone={TONES[status]}>{REDEMPTION_STATUS_LABELS[status]}</Tag> },
];

const FILTERS = {
  status: choice('Situação', REDEMPTION_STATUS_LABELS, 'Todas'),
  sort: order({ newest: 'Mais novos', oldest: 'Mais antigos' }),
};

const useRedemptions = pagesOf('listRedemptions');

/** Who used a code, when, and what it took off. */
export function Redemptions({ code, onClose }: { code: PromotionalCodeAnswer; onClose: () => void }) {
  const list = useDrawerList(code.id, FILTERS, useRedemptions);
  return (
    <Drawer title={`Usos de ${code.code}`} onClose={onClose}>
      <p className={classes.summary}>
        <UseBar uses={code.currentUses} most={code.maxUses} />
      </p>
      <PagedList
        label={`Usos de ${code.code}`}
        columns={COLUMNS}
        list={list}
        keyOf={({ paymentId }) => paymentId}
        empty={{ title: 'Ninguém usou este código ainda', text: 'Cada cobrança feita com ele aparece aqui.' }}
        counted={['uso', 'usos']}
        exportTo={{ path: `/api/admin/promotional-codes/${code.id}/redemptions/export` }}
      />
    </Drawer>
  );
}
