import { Button } from '@mantine/core';
import { IconPlayerPause, IconPlayerPlay, IconRefresh } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import {
  type BatchItem,
  useCancelBatchMutation,
  useDeleteBatchMutation,
  useGetUsageQuery,
  usePauseBatchMutation,
  useResumeBatchMutation,
  useRetryBatchMutation,
} from '../../../shared/api/generated';
import { ConfirmButton } from '../../../shared/ui/confirm-dialog';
import { formatNumber } from '../../../shared/ui/numbers';
import { Problem } from '../../../shared/ui/problem';
import { useNavigateHere } from '../../../shared/ui/use-navigate-here';
import { useOutcome } from '../../../shared/ui/use-outcome';
import { BATCHES } from '../paths';

/** What can be done with a batch: stop it, while it goes on; once it has ended, ask again what failed, and take it away. */
export function BatchActions({ batch }: { batch: BatchItem }) {
  const { id, status, endedAt, counts } = batch;
  if (endedAt === null) return <SteerBatch batch={batch} />;
  return (
    <>
      {status === 'finished' && counts.source_down && <RetryBatch id={id} failed={counts.source_down} />}
      <DeleteBatch id={id} />
    </>
  );
}

function RetryBatch({ id, failed }: { id: string; failed: number }) {
  const [retry, { isLoading, error }] = useRetryBatchMutation();
  return (
    <>
      <Button leftSection={<IconRefresh size={16} aria-hidden />} loading={isLoading} onClick={() => retry(id)}>
        Consultar de novo {failed === 1 ? 'a que falhou' : `as ${formatNumber(failed)} que falharam`}
      </Button>
      <Problem error={error} />
    </>
  );
}

function DeleteBatch({ id }: { id: string }) {
  const [erase] = useDeleteBatchMutation();
  const navigate = useNavigateHere();
  return (
    <ConfirmButton
      label="Apagar lote"
      title="Apagar este lote?"
      confirm="Apagar lote"
      cancel="Manter"
      failed="Não foi possível apagar."
      call={() => erase(id)}
      onDone={() => navigate(BATCHES, { replace: true })}
    >
      A lista some daqui, com o que cada linha pedia. As consultas que ela fez ficam no histórico.
    </ConfirmButton>
  );
}

/** Pause, resume and cancel; the plans instead of a start that would end at once, the day being used up. */
function SteerBatch({ batch: { id, status, pauseReason } }: { batch: BatchItem }) {
  const [pause, pausing] = usePauseBatchMutation();
  const [resume, resuming] = useResumeBatchMutation();
  const [cancel] = useCancelBatchMutation();
  const { error, run } = useOutcome();
  const { data: usage } = useGetUsageQuery(undefined, {
    skip: pauseReason !== 'quota',
    refetchOnMountOrArgChange: true,
  });
  const dayUsed = pauseReason === 'quota' && usage?.restantes === 0;
  return (
    <>
      {dayUsed ? (
        <Button component={Link} to="/assinatura">
          Ver planos
        </Button>
      ) : status === 'paused' ? (
        <Button
          leftSection={<IconPlayerPlay size={16} aria-hidden />}
          loading={resuming.isLoading}
          onClick={() => run(resume(id))}
        >
          Retomar
        </Button>
      ) : (
        <Button
          variant="default"
          leftSection={<IconPlayerPause size={16} aria-hidden />}
          loading={pausing.isLoading}
          onClick={() => run(pause(id))}
        >
          Pausar
        </Button>
      )}
      <ConfirmButton
        label="Cancelar lote"
        title="Cancelar este lote?"
        confirm="Cancelar lote"
        cancel="Voltar"
        failed="Não foi possível cancelar."
        call={() => cancel(id)}
      >
        O que ainda não foi consultado não será, e nada custa. O que já foi fica no histórico.
      </ConfirmButton>
      <Problem error={error} />
    </>
  );
}
