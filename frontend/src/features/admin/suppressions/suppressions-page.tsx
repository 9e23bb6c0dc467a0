import { Button } from '@mantine/core';
import { useState } from 'react';
import type { SuppressionAnswer } from '../../../shared/api/generated';
import { atMost, choice, text } from '../../../shared/list/filters';
import { PagedList } from '../../../shared/list/paged-list';
import { usePagedList } from '../../../shared/list/use-paged-list';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog';
import { DoneNotice } from '../../../shared/ui/done-notice';
import { Screen } from '../../../shared/ui/screen';
import { CheckDialog } from './check-dialog';
import { SuppressDialog } from './suppress-dialog';
import { columns } from './suppression-columns';
import { KIND_LABELS, REASON_LABELS } from './suppression-labels';
import {
  type SuppressionFilters,
  useLiftSuppressionMutation,
  useSuppressionPagesInfiniteQuery,
} from './suppressions.api';

const SUPPRESSIONS = {
  filters: {
    situacao: choice('Situação', { em_vigor: 'Em vigor', levantada: 'Levantadas' }, 'Todas'),
    tipo: choice('Reconhecida por', KIND_LABELS),
    motivo: choice('Motivo', REASON_LABELS),
    protocolo: text('Protocolo', atMost(40)),
  },
  usePages: useSuppressionPagesInfiniteQuery,
};

const LEAD =
  'Quem está suprimido não aparece em nenhuma consulta, resultado salvo ou exportação, e nenhuma fonte é consultada ' +
  'sobre a pessoa. O documento não fica guardado: nem aqui se pode ver de quem é cada supressão.';

/** Who is kept out of every answer: by what, why, since when; and what begins and ends it. */
export function SuppressionsPage() {
  const list = usePagedList<SuppressionFilters, SuppressionAnswer>(SUPPRESSIONS);
  const [lift] = useLiftSuppressionMutation();
  const [question, setQuestion] = useState<'suppress' | 'check' | SuppressionAnswer | null>(null);
  const [done, setDone] = useState('');
  const close = () => setQuestion(null);
  const finish = (outcome: string) => {
    setDone(outcome);
    close();
  };
  return (
    <Screen
      title="Supressões"
      lead={LEAD}
      actions={
        <>
          <Button variant="default" onClick={() => setQuestion('check')}>
            Conferir um documento
          </Button>
          <Button onClick={() => setQuestion('suppress')}>Suprimir uma pessoa</Button>
        </>
      }
    >
      <PagedList
        label="Supressões"
        list={list}
        columns={columns(setQuestion)}
        empty={{
          title: 'Ninguém está suprimido',
          text: 'Os pedidos de titulares aceitos e as ordens judiciais aparecem aqui.',
        }}
        counted={['supressão', 'supressões']}
      >
        <DoneNotice done={done ? { text: done } : null} />
      </PagedList>
      {question === 'suppress' && <SuppressDialog onDone={(made) => finish(suppressed(made))} onClose={close} />}
      {question === 'check' && <CheckDialog onClose={close} />}
      {typeof question === 'object' && question && (
        <ConfirmDialog
          title="Levantar a supressão?"
          confirm="Levantar"
          cancel="Manter"
          failed="Não foi possível levantar a supressão."
          call={() => lift({ id: question.id })}
          onDone={() => finish('Supressão levantada.')}
          onClose={close}
        >
          <p>
            {KIND_LABELS[question.tipo]}, {REASON_LABELS[question.motivo].toLowerCase()}, protocolo {question.protocolo}
            .
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

function suppressed(made: number): string {
  if (made === 0) return 'Já estava suprimida com este protocolo.';
  return made === 1 ? 'Supressão em vigor.' : `${made} supressões em vigor.`;
}
