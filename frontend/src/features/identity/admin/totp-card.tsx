import { Button } from '@mantine/core';
import { useState } from 'react';
import type { TotpBegun } from '../../../shared/api/generated';
import { Card } from '../../../shared/ui/card';
import { Loaded } from '../../../shared/ui/loaded';
import { Problem } from '../../../shared/ui/problem';
import { Tag } from '../../../shared/ui/tag';
import { RecoveryCodes } from '../second-factor/recovery-codes';
import { TotpEnrolment } from '../second-factor/totp-enrolment';
import { useBeginTotpMutation, useConfirmTotpMutation, useGetTotpQuery } from './admin-security.api';
import classes from './security-page.module.css';
import { TotpOn } from './totp-on';

/** The authenticator app: off, being set up, showing its recovery codes, or on. `onEnrolled`: the codes were kept. */
export function TotpCard({ onEnrolled }: { onEnrolled?: () => void }) {
  const totp = useGetTotpQuery();
  const [begin, beginning] = useBeginTotpMutation();
  const [confirm, confirming] = useConfirmTotpMutation();
  const [begun, setBegun] = useState<TotpBegun | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);

  const start = async () => setBegun((await begin()).data ?? null);
  const enabled = (recoveryCodes: readonly string[]) => {
    setBegun(null);
    setCodes(recoveryCodes);
  };

  const kept = () => {
    setCodes(null);
    onEnrolled?.();
  };

  return (
    <Card title="Verificação em duas etapas">
      {codes && <RecoveryCodes codes={codes} of="da administração" onKept={kept} />}
      {!codes && begun && (
        <TotpEnrolment
          begun={begun}
          confirm={confirm}
          error={confirming.error}
          busy={confirming.isLoading}
          onEnabled={enabled}
          onCancel={() => setBegun(null)}
        />
      )}
      {!codes && !begun && (
        <Loaded query={totp} failed="Não foi possível ler o estado da verificação." small>
          {({ enabled: on, enabledAt, recoveryCodesLeft }) =>
            on ? (
              <TotpOn since={enabledAt} codesLeft={recoveryCodesLeft} onCodes={setCodes} />
            ) : (
              <>
                <p className={classes.state}>
                  <Tag>Desligada</Tag>
                </p>
                <p className={classes.text}>
                  Com ela, entrar pede também um código do seu celular. Uma senha roubada, sozinha, não abre a
                  administração.
                </p>
                <Problem error={beginning.error} text="Não foi possível começar." />
                <Button onClick={start} loading={beginning.isLoading}>
                  Ligar
                </Button>
              </>
            )
          }
        </Loaded>
      )}
    </Card>
  );
}
