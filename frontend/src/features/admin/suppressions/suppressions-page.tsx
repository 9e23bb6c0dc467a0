import { SUPPRESSION_KIND_LABELS, SUPPRESSION_REASON_LABELS } from '@kernel/suppression';
import { Button } from '@mantine/core';
import { type SuppressionAnswer, useLiftSuppressionMutation } from '../../../shared/api/generated';
import { pagesOf } from '../../../shared/api/pages';
import { atMost, choice, order, text } from '../../../shared/list/filters';
import { PagedList } from '../../../shared/list/paged-list';
import { usePagedList } from '../../../shared/list/use-paged-list';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog';
import { DoneNotice } from '../../../shared/ui/done-notice';
import { Screen } from '../../../shared/ui/screen';
import { useAsked } from '../../../shared/ui/use-asked';
import { CheckDialog } from './check-dialog';
import { SuppressDialog } from './suppress-dialog';
import { columns } from './suppression-columns';

const SUPPRESSIONS = {
  filters: {
    situacao: choice('Situação', { em_vigor: 'Em vigor', levantada: 'Levantadas' }, 'Todas'),
    tipo: choice('Reconhecida por', SUPPRESSION_KIND_LABELS),
    motivo: choice('Motivo', SUPPRESSION_REASON_LABELS),
    protocolo: text('Protocolo', atMost(40)),
    sort: order({ newest: 'Mais novas', oldest: 'Mais antigas' }),
  },
  usePages: pagesOf('listSuppressions'),
};

/** Who is kept out of every answer: by what, why, since when; and what begins and ends it. */
export function SuppressionsPage() {
  const list = usePagedList(SUPPRESSIONS);
  const [lift] = useLiftSuppressionMutation();
  const { asked, ask, close, done } = useAsked<'suppress' | 'check' | SuppressionAnswer>();
  return (
    <Screen
      title="Supressões"
      lead="Quem está suprimido não aparece em nenhuma consulta, resultado salvo ou exportação. Por CPF ou CNPJ nenhuma fonte é consultada; por telefone, e-mail, RG ou nome a fonte é perguntada e a pessoa é retirada da resposta. O documento não fica guardado: nem aqui se pode ver de quem é cada supressão."
      actions={
        <>
          <Button variant="default" onClick={() => ask('check')}>
            Conferir um documento
          </Button>
          <Button onClick={() => ask('suppress')}>Suprimir uma pessoa</Button>
        </>
      }
    >
      <PagedList
        label="Supressões"
        list={list}
        columns={columns(ask)}
        empty={{
          title: 'Ninguém está suprimido',
          text: 'Os pedidos de titulares aceitos e as ordens judiciais aparecem aqui.',
        }}
        counted={['supressão', 'supressões']}
        exportTo={{ path: '/api/admin/suppressions/export' }}
      >
        <DoneNotice done={done ? { text: done } : null} />
      </PagedList>
      {asked === 'suppress' && <SuppressDialog onDone={close} onClose={close} />}
      {asked === 'check' && <CheckDialog onClose={close} />}
      {typeof asked === 'object' && asked && (
        <ConfirmDialog
          title="Levantar a supressão?"
          confirm="Levantar"
          cancel="Manter"
          failed="Não foi possível levantar a supressão."
          call={() => lift(asked.id)}
          onDone={() => close('Supressão levantada.')}
          onClose={close}
        >
          <p>
            {SUPPRESSION_KIND_LABELS[asked.tipo]}, {SUPPRESSION_REASON_LABELS[asked.motivo].toLowerCase()}, protocolo{' '}
            {asked.protocolo}.
          </p>
          <p>
            O que ela esconde volta a ser mostrado, a menos que outra supressão valha para a mesma pessoa. O registro
            fica.
          </p>
        </ConfirmDialog>
      )}
    </Screen>
  );
}
