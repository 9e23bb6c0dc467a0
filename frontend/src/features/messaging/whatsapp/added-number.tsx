import { VERIFY_COMMAND } from '@kernel/whatsapp';
import { useState } from 'react';
import { readApiError } from '../../../shared/api/api-error';
import { type CheckWhatsappAnswer, useRemoveWhatsappMutation } from '../../../shared/api/generated';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog';
import { Tag } from '../../../shared/ui/tag';
import { useBotLink } from './use-bot-link';
import classes from './whatsapp.module.css';

/** The number that was added, how far its proof has come, and what is still to be done. */
export function AddedNumber({ link, onRemoved }: { link: CheckWhatsappAnswer; onRemoved: () => void }) {
  const { whatsappFormatted: number, verified, verificationCode } = link;
  const { off } = useBotLink();
  const [asked, setAsked] = useState(false);
  const [remove] = useRemoveWhatsappMutation();
  const removeOnce = async () => {
    const answer = await remove();
    const isGone = readApiError(answer.error, '').code === 'WHATSAPP_NOT_LINKED';
    return isGone ? { data: null } : answer;
  };
  return (
    <>
      <div className="row gap-2-3 size-18 tabular middle">
        <strong>{number}</strong>
        <span role="status">
          {verified ? <Tag tone="success">Verificado</Tag> : <Tag tone="warning">Aguardando verificação</Tag>}
        </span>
      </div>
      {off ? (
        <p className="soft medium">
          O bot está desligado e não responde. O número fica guardado até que você o remova.
        </p>
      ) : verified ? (
        <p className="soft medium">O bot já responde às mensagens deste número.</p>
      ) : (
        <ActivationSteps code={verificationCode} />
      )}
      <button type="button" className="link-button" onClick={() => setAsked(true)}>
        Remover número
      </button>
      {asked && (
        <ConfirmDialog
          title="Remover este número?"
          confirm="Remover"
          cancel="Manter"
          failed="Não foi possível remover o número."
          call={removeOnce}
          onDone={() => {
            setAsked(false);
            onRemoved();
          }}
          onClose={() => setAsked(false)}
        >
          <p>
            {off
              ? 'O número deixa de ser guardado. Com o bot desligado, não há como adicioná-lo de novo.'
              : `O bot deixa de responder a ${number}. Você pode adicioná-lo de novo quando quiser.`}
          </p>
        </ConfirmDialog>
      )}
    </>
  );
}

/** The link brings the code along, which is asked for only where several accounts wait for one number. */
function ActivationSteps({ code }: { code: string | null }) {
  const { to } = useBotLink();
  const conversation = to(code ? `${VERIFY_COMMAND} ${code}` : VERIFY_COMMAND);
  return (
    <div>
      <h4 className={classes.subtitle}>Para ativar o bot</h4>
      <ol className={classes.steps}>
        <li>
          {conversation ? (
            <a href={conversation} target="_blank" rel="noreferrer">
              Fale com o bot
              <span className="visually-hidden"> (abre em outra aba)</span>
            </a>
          ) : (
            'Fale com o bot'
          )}{' '}
          pelo número acima.
        </li>
        <li>
          Envie o comando <code>{VERIFY_COMMAND}</code>.
        </li>
      </ol>
      {code && (
        <p className="soft small spaced">
          Se o bot pedir um código, é <span className={classes.code}>{code}</span>.
        </p>
      )}
    </div>
  );
}
