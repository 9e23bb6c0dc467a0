import { LOCAL_FOLDER } from '@kernel/company-load';
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

const OF_FOLDER = ' Depois, repita o comando companies:load com --from e a mesma pasta: só ele continua a carga.';

/** What is done about the register is asked once more. */
export function DecisionDialog({ decision, onDone, onClose }: Props) {
  const [begin] = useBeginCompanyLoadMutation();
  const [approve] = useApproveCompanyLoadMutation();
  const [refuse] = useRefuseCompanyLoadMutation();
  const load = decision.what === 'begin' ? null : decision.load;
  const month = dayText(load?.month ?? '');
  const id = load?.id ?? '';
  const isLocal = load?.source === LOCAL_FOLDER;
  const waits = load?.state === 'aguardando';
  const questions = {
    begin: {
      title: 'Carregar o mês mais novo?',
      text: 'Os arquivos vêm da pasta pública. O mês em vigor continua valendo até o novo estar inteiro.',
      confirm: 'Carregar',
      call: () => begin({}),
      done: 'Carga começada. O andamento aparece na lista.',
    },
    resume: {
      title: `Continuar a carga de ${month}?`,
      text: 'Ela continua de onde parou, com os arquivos da pasta pública.',
      confirm: 'Continuar',
      call: () => begin({ ...(load && { month: load.month }) }),
      done: 'A carga continua. O andamento aparece na lista.',
    },
    approve: {
      title: `Aprovar o mês ${month}?`,
      text: `O mês ficou fora do esperado: ${load?.reason}. Confira antes se a publicação está inteira.${isLocal ? OF_FOLDER : ''}`,
      confirm: 'Aprovar',
      call: () => approve(id),
      done: `Mês aprovado. ${isLocal ? 'Repita o comando com --from para que entre em vigor.' : 'Ele entra em vigor quando a carga terminar.'}`,
    },
    refuse: {
      title: waits ? `Recusar o mês ${month}?` : `Cancelar a carga de ${month}?`,
      text: 'O mês em vigor continua valendo. Este só volta a ser carregado quando alguém pedir.',
      confirm: waits ? 'Recusar' : 'Cancelar a carga',
      call: () => refuse(id),
      done: waits ? 'Mês recusado. O mês em vigor continua.' : 'Carga cancelada.',
    },
  };
  const { title, text, confirm, call, done } = questions[decision.what];
  return (
    <ConfirmDialog<unknown>
      title={title}
      confirm={confirm}
      {...(load && { cancel: 'Voltar' })}
      harmless={decision.what === 'begin' || decision.what === 'resume'}
      failed="Não foi possível fazer isso agora."
      call={call}
      onDone={() => onDone(done)}
      onClose={onClose}
    >
      <p>{text}</p>
    </ConfirmDialog>
  );
}
