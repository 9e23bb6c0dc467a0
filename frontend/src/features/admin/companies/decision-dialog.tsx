import {
  type CompanyLoadItem,
  useApproveCompanyLoadMutation,
  useBeginCompanyLoadMutation,
  useRefuseCompanyLoadMutation,
} from '../../../shared/api/generated';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog';
import { dayText } from '../../../shared/ui/dates';

export type Decision =
  | { readonly what: 'begin' }
  | { readonly what: 'resume' | 'approve' | 'refuse'; readonly load: CompanyLoadItem };

interface Props {
  readonly decision: Decision;
  readonly onDone: (text: string) => void;
  readonly onClose: () => void;
}

/** What is done about the register is asked once more. */
export function DecisionDialog({ decision, onDone, onClose }: Props) {
  const [begin] = useBeginCompanyLoadMutation();
  const [approve] = useApproveCompanyLoadMutation();
  const [refuse] = useRefuseCompanyLoadMutation();
  const shared = { failed: 'Não foi possível fazer isso agora.', onClose };
  if (decision.what === 'begin')
    return (
      <ConfirmDialog
        {...shared}
        title="Carregar o mês mais novo?"
        confirm="Carregar"
        harmless
        call={() => begin({ beginCompanyLoadBody: {} })}
        onDone={() => onDone('Carga começada. O andamento aparece na lista.')}
      >
        <p>Os arquivos vêm da pasta pública. O mês em vigor continua valendo até o novo estar inteiro.</p>
      </ConfirmDialog>
    );
  const { load, what } = decision;
  const month = dayText(load.month);
  if (what === 'resume')
    return (
      <ConfirmDialog
        {...shared}
        title={`Continuar a carga de ${month}?`}
        confirm="Continuar"
        cancel="Voltar"
        harmless
        call={() => begin({ beginCompanyLoadBody: { month: load.month } })}
        onDone={() => onDone('A carga continua. O andamento aparece na lista.')}
      >
        <p>Ela continua de onde parou, com os arquivos da pasta pública.</p>
      </ConfirmDialog>
    );
  if (what === 'approve')
    return (
      <ConfirmDialog
        {...shared}
        title={`Aprovar o mês ${month}?`}
        confirm="Aprovar"
        cancel="Voltar"
        call={() => approve({ id: load.id })}
        onDone={() => onDone('Mês aprovado. Ele entra em vigor quando a carga terminar.')}
      >
        <p>O mês ficou fora do esperado: {load.reason}. Confira antes se a publicação está inteira.</p>
      </ConfirmDialog>
    );
  const waits = load.state === 'aguardando';
  return (
    <ConfirmDialog
      {...shared}
      title={waits ? `Recusar o mês ${month}?` : `Cancelar a carga de ${month}?`}
      confirm={waits ? 'Recusar' : 'Cancelar a carga'}
      cancel="Voltar"
      call={() => refuse({ id: load.id })}
      onDone={() => onDone(waits ? 'Mês recusado. O mês em vigor continua.' : 'Carga cancelada.')}
    >
      <p>O mês em vigor continua valendo. Este só volta a ser carregado quando alguém pedir.</p>
    </ConfirmDialog>
  );
}
