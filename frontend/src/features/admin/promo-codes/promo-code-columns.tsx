import { formatPercent, type PromoState } from '@kernel/promo-code';
import { ActionIcon, Switch } from '@mantine/core';
import { IconCopy, IconTrash, IconUsers } from '@tabler/icons-react';
import type { PromotionalCodeAnswer } from '../../../shared/api/generated';
import type { Column } from '../../../shared/list/data-table';
import { formatDay } from '../../../shared/ui/dates';
import { Tag, type Tone } from '../../../shared/ui/tag';
import { planLabel } from '../plan-labels';
import classes from './promo-codes.module.css';
import { UseBar } from './use-bar';

/** What can be done with a code from its row. */
export interface PromoActions {
  readonly copy: (code: PromotionalCodeAnswer) => void;
  readonly toggle: (code: PromotionalCodeAnswer) => void;
  readonly showUses: (code: PromotionalCodeAnswer) => void;
  readonly remove: (code: PromotionalCodeAnswer) => void;
}

const TONES: Readonly<Record<PromoState, Tone>> = {
  Ativo: 'success',
  Inativo: 'plain',
  Expirado: 'warning',
  Esgotado: 'danger',
};

export function promoCodeColumns(actions: PromoActions): ReadonlyArray<Column<PromotionalCodeAnswer>> {
  return [
    { header: 'Código', cell: ({ code }) => <code className={classes.code}>{code}</code> },
    { header: 'Situação', cell: ({ status }) => <Tag tone={TONES[status]}>{status}</Tag> },
    { header: 'Desconto', cell: ({ discountPercentage }) => formatPercent(discountPercentage), look: 'number' },
    { header: 'Usos', cell: ({ currentUses, maxUses }) => <UseBar uses={currentUses} most={maxUses} /> },
    { header: 'Vale', cell: (code) => <Validity code={code} /> },
    { header: 'Descrição', cell: ({ description }) => description ?? '–', look: 'excerpt' },
    {
      header: 'Ligado',
      cell: (code) => (
        <Switch
          checked={code.isActive}
          onChange={() => actions.toggle(code)}
          aria-label={`${code.isActive ? 'Desativar' : 'Ativar'} ${code.code}`}
        />
      ),
    },
    { header: 'Ações', cell: (code) => <Actions code={code} actions={actions} /> },
  ];
}

function Validity({ code: { startsAt, expiryDate, planIds } }: { code: PromotionalCodeAnswer }) {
  return (
    <span className={classes.validity}>
      <span className="nowrap">{expiryDate ? `Até ${formatDay(expiryDate)}` : 'Sem expiração'}</span>
      {startsAt && new Date(startsAt) > new Date() && <span className="nowrap">A partir de {formatDay(startsAt)}</span>}
      {planIds && <span>Só {planIds.map(planLabel).join(' e ')}</span>}
    </span>
  );
}

function Actions({ code, actions }: { code: PromotionalCodeAnswer; actions: PromoActions }) {
  const of = [
    ['Copiar', IconCopy, actions.copy],
    ['Usos de', IconUsers, actions.showUses],
    ['Deletar', IconTrash, actions.remove],
  ] as const;
  return (
    <span className={classes.actions}>
      {of.map(([verb, Icon, act]) => (
        <ActionIcon
          key={verb}
          variant="default"
          size={36}
          title={`${verb} ${code.code}`}
          aria-label={`${verb} ${code.code}`}
          onClick={() => act(code)}
        >
          <Icon size={18} stroke={1.7} aria-hidden />
        </ActionIcon>
      ))}
    </span>
  );
}
