import '../../../shared/ui/forms.css';
import '../../../shared/ui/switch.css';
import { Button } from '@mantine/core';
import { useState } from 'react';
import type { PromotionalCodeAnswer } from '../../../shared/api/generated';
import { DataTable } from '../../../shared/ui/data-table';
import { DoneNotice } from '../../../shared/ui/done-notice';
import { Screen } from '../../../shared/ui/screen';
import { useAddressFilters } from '../address-filters';
import { DeleteDialog } from './delete-dialog';
import { promoCodeColumns } from './promo-code-columns';
import { PROMO_FILTER_RULES, PromoCodeControls } from './promo-code-controls';
import { PromoCodeForm } from './promo-code-form';
import { usePromoCodePagesInfiniteQuery, useSavePromoCodesMutation } from './promo-codes.api';
import classes from './promo-codes.module.css';
import { Redemptions } from './redemptions';
import { refusal, usePromoNotices } from './use-promo-notices';

type Opened = { readonly kind: 'form'; readonly code: PromotionalCodeAnswer | null } | OfCode;
interface OfCode {
  readonly kind: 'uses' | 'delete';
  readonly code: PromotionalCodeAnswer;
}

/** Códigos Promocionais: what there is, how it stands, and everything that is done with a code. */
export function PromoCodesPage() {
  const { filters, change } = useAddressFilters(PROMO_FILTER_RULES);
  const list = usePromoCodePagesInfiniteQuery(filters, { refetchOnMountOrArgChange: true });
  const [save, saving] = useSavePromoCodesMutation();
  const [opened, setOpened] = useState<Opened | null>(null);
  const { done, problem, busy, tell, toggle, copy } = usePromoNotices();
  const close = () => setOpened(null);
  const finish = (text: string) => {
    close();
    tell(text);
  };
  const columns = promoCodeColumns({
    copy,
    toggle,
    showUses: (code) => setOpened({ kind: 'uses', code }),
    remove: (code) => setOpened({ kind: 'delete', code }),
  });
  const { status, text, sort } = filters;
  return (
    <Screen
      title="Códigos Promocionais"
      lead="Cada código desconta de 1% a 100% do plano. Um uso fica reservado quando a cobrança é feita e volta se ela não for paga."
      actions={
        <>
          <Button variant="default" loading={saving.isLoading} onClick={() => save(filters)}>
            Exportar CSV
          </Button>
          <Button onClick={() => setOpened({ kind: 'form', code: null })}>Novo código</Button>
        </>
      }
    >
      <PromoCodeControls key={text ?? ''} filters={filters} onChange={change} />
      <div className={classes.notice}>
        <DoneNotice done={done} busy={busy} />
        <p role="alert" className={classes.problem}>
          {problem || (saving.error && refusal(saving.error, 'Não foi possível exportar.'))}
        </p>
      </div>
      <DataTable
        label="Códigos Promocionais"
        columns={columns}
        list={list}
        keyOf={({ id }) => id}
        onOpen={(code) => setOpened({ kind: 'form', code })}
        failed="Erro ao carregar códigos promocionais"
        empty={{ title: 'Nenhum código promocional ainda', text: 'Crie o primeiro em “Novo código”.' }}
        onClear={status || text ? () => change({ ...(sort && { sort }) }) : undefined}
        counted="códigos"
      />
      {opened?.kind === 'form' && <PromoCodeForm code={opened.code} onDone={finish} onClose={close} />}
      {opened?.kind === 'uses' && <Redemptions code={opened.code} onClose={close} />}
      {opened?.kind === 'delete' && <DeleteDialog code={opened.code} onDone={finish} onClose={close} />}
    </Screen>
  );
}
