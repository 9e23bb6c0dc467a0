import { VERIFY_COMMAND } from '@kernel/whatsapp';
import { useState } from 'react';
import type { CheckWhatsappAnswer } from '../../../shared/api/generated';
import { Tag } from '../../../shared/ui/tag';
import { RemoveDialog } from './remove-dialog';
import { useBotLink } from './use-bot-link';
import classes from './whatsapp.module.css';

/** The number that was added, how far its proof has come, and what is still to be done. */
export function AddedNumber({ link, onRemoved }: { link: CheckWhatsappAnswer; onRemoved: () => void }) {
  const { whatsappFormatted: number, verified, verificationCode } = link;
  const [asked, setAsked] = useState(false);
  return (
    <>
      <div className={classes.number}>
        <strong>{number}</strong>
        <span role="status">
          {verified ? <Tag tone="success">Verificado</Tag> : <Tag tone="warning">Aguardando verificação</Tag>}
        </span>
      </div>
      {verified ? (
        <p className={classes.quiet}>O bot já responde às mensagens deste número.</p>
      ) : (
        <ActivationSteps code={verificationCode} />
      )}
      <button type="button" className="link-button" onClick={() => setAsked(true)}>
        Remover número
      </button>
      {asked && <RemoveDialog number={number ?? ''} onClose={() => setAsked(false)} onRemoved={onRemoved} />}
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
        <p className={classes.quiet}>
          Se o bot pedir um código, é <span className={classes.code}>{code}</span>.
        </p>
      )}
    </div>
  );
}
