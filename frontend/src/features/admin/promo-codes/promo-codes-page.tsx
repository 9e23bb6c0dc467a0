import { pagesOf } from '../../../shared/api/pages';
import { Problem } from '../../../shared/ui/problem';
import '../../../shared/ui/switch.css';
import { PROMO_STATES } from '@kernel/promo-code';
import { Button } from '@mantine/core';
import { type PromotionalCodeAnswer, useDeletePromotionalCodeMutation } from '../../../shared/api/generated';
import { choice, order, search } from '../../../shared/list/filters';
import { PagedList } from '../../../shared/list/paged-list';
import { usePagedList } from '../../../shared/list/use-paged-list';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog';
import { DoneNotice } from '../../../shared/ui/done-notice';
import { Screen } from '../../../shared/ui/screen';
import { useAsked } from '../../../shared/ui/use-asked';
import { promoCodeColumns } from './promo-code-columns';
import { PromoCodeForm } from './promo-code-form';
import classes from './promo-codes.module.css';
import { Redemptions } from './redemptions';
import { usePromoNotices } from './use-promo-notices';

const PROMO_CODES = {
  filters: {
    text: search('Parte do código ou da descrição'),
    status: choice('Situação', Object.fromEntries(PROMO_STATES.map((state) => [state, state])), 'Todas'),
    sort: order({
      newest: 'Mais novos',
      oldest: 'Mais antigos',
      code: 'Código, de A a Z',
      discount: 'Maior desconto',
      uses: 'Mais usados',
      expiry: 'Expiram antes',
    }),
  },
  usePages: pagesOf('listPromotionalCodes', { limit: 20 }),
};

type Asked = { readonly kind: 'form'; readonly code: PromotionalCodeAnswer | null } | OfCode;
interface OfCode {
  readonly kind: 'uses' | 'delete';
  readonly code: PromotionalCodeAnswer;
}

/** Códigos Promocionais: what there is, how it stands, and everything that is done with a code. */
export function PromoCodesPage() {
  const list = usePagedList(PROMO_CODES);
  const [remove] = useDeletePromotionalCodeMutation();
  const { asked, ask, close } = useAsked<Asked>();
  const { done, problem, busy, tell, toggle, copy } = usePromoNotices();
  const finish = (text: string) => {
    close();
    tell(text);
  };
  const columns = promoCodeColumns({
    copy,
    toggle,
    showUses: (code) => ask({ kind: 'uses', code }),
    remove: (code) => ask({ kind: 'delete', code }),
  });
  return (
    <Screen
      title="Códigos Promocionais"
      lead="Cada código desconta de 1% a 100% do plano. Um uso fica reservado quando a cobrança é feita e volta se ela não for paga."
      actions={<Button onClick={() => ask({ kind: 'form', code: null })}>Novo código</Button>}
    >
      <PagedList
        label="Códigos Promocionais"
        list={list}
        columns={columns}
        onOpen={(code) => ask({ kind: 'form', code })}
        failed="Erro ao carregar códigos promocionais"
        empty={{ title: 'Nenhum código promocional ainda', text: 'Crie o primeiro em “Novo código”.' }}
        counted={['código', 'códigos']}
        exportTo={{ path: '/api/admin/promotional-codes/export' }}
      >
        <div className={classes.notice}>
          <DoneNotice done={done} busy={busy} />
          <Problem error={problem} />
        </div>
      </PagedList>
      {asked?.kind === 'form' && <PromoCodeForm code={asked.code} onDone={finish} onClose={close} />}
      {asked?.kind === 'uses' && <Redemptions code={asked.code} onClose={close} />}
      {asked?.kind === 'delete' && (
        <ConfirmDialog
          title={`Deletar ${asked.code.code}`}
          confirm="Deletar"
          cancel="Manter"
          failed="Erro ao deletar código"
          call={() => remove(asked.code.id)}
          onDone={({ message }) => finish(message)}
          onClose={close}
        >
          <p>Tem certeza que deseja deletar este código promocional?</p>
          <p>Ninguém mais poderá usá-lo. Os pagamentos feitos com ele continuam como estão.</p>
        </ConfirmDialog>
      )}
    </Screen>
  );
}
