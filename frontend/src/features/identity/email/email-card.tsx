import { Button } from '@mantine/core';
import { useGetProfileQuery } from '../../../shared/api/generated';
import { Card } from '../../../shared/ui/card';
import { EmailText } from '../../../shared/ui/email-text';
import rows from '../../../shared/ui/rows.module.css';
import { Said } from '../../../shared/ui/said';
import { Tag } from '../../../shared/ui/tag';
import { useAsked } from '../../../shared/ui/use-asked';
import { ChangeEmailDialog } from './change-email-dialog';
import { SendConfirmation } from './send-confirmation';

/** The address one signs in with. */
export function EmailCard() {
  const { data } = useGetProfileQuery(undefined, { refetchOnFocus: true });
  const { asked, ask, close, done } = useAsked<true>();
  const unconfirmed = data?.user.emailConfirmed === false;
  return (
    <Card title="E-mail">
      <p className="breaks strong">
        <EmailText>{data?.user.email ?? ''}</EmailText> {unconfirmed && <Tag>Não confirmado</Tag>}
      </p>
      <p className="soft medium">
        É com ele que você entra e recebe nossos avisos.
        {unconfirmed && ' Confirme-o para usar códigos de 100%.'}
      </p>
      <Said>{done}</Said>
      <div className={rows.actions}>
        {unconfirmed && <SendConfirmation />}
        <Button variant="default" onClick={() => ask(true)}>
          Trocar e-mail
        </Button>
      </div>
      {asked && <ChangeEmailDialog onClose={close} />}
    </Card>
  );
}
