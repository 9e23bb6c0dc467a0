import { Button } from '@mantine/core';
import { Problem } from '../../../shared/ui/problem';
import classes from '../account/account-cards.module.css';
import { useSendEmailConfirmationMutation } from './email.api';

/** Sends the link that confirms the account's own address, and says where to look for it. */
export function SendConfirmation() {
  const [send, { data, error, isLoading }] = useSendEmailConfirmationMutation();
  return (
    <>
      <p role="status" className={classes.done}>
        {data?.message}
      </p>
      <Problem error={error} text="Não foi possível enviar o link." />
      {!data && (
        <Button variant="default" loading={isLoading} onClick={() => send()}>
          Confirmar e-mail
        </Button>
      )}
    </>
  );
}
