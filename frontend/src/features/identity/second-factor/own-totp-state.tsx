import { Button } from '@mantine/core';
import type { TotpState } from '../../../shared/api/generated';
import { formatMoment } from '../../../shared/ui/dates';
import { Tag } from '../../../shared/ui/tag';
import classes from '../account/account-cards.module.css';
import type { Act } from './own-totp-dialog';

/** With so few codes left it is time for new ones. */
const FEW = 3;

/** Whether it is on, and what may be done about it. */
export function OwnTotpState({ state, onAsk }: { state: TotpState; onAsk: (act: Act) => void }) {
  const { enabled, enabledAt, recoveryCodesLeft: left } = state;
  if (!enabled) {
    return (
      <>
        <p className={classes.quiet}>
          Além da senha, entrar pede um código do seu celular. Uma senha descoberta, sozinha, não abre sua conta.
        </p>
        <Button variant="default" onClick={() => onAsk('begin')}>
          Ligar verificação
        </Button>
      </>
    );
  }
  return (
    <>
      <p className={classes.name}>
        <Tag tone="success">Ligada</Tag>
        {enabledAt && <span className={classes.quiet}>desde {formatMoment(enabledAt)}</span>}
      </p>
      <p className={classes.quiet}>
        {left === 1 ? 'Resta 1 código de recuperação.' : `Restam ${left} códigos de recuperação.`}
        {left <= FEW && ' Gere novos antes que acabem.'}
      </p>
      <div className={classes.actions}>
        <Button variant="default" onClick={() => onAsk('renew')}>
          Gerar novos códigos
        </Button>
        <Button variant="default" onClick={() => onAsk('remove')}>
          Desligar
        </Button>
      </div>
    </>
  );
}
