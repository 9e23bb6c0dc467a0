import { Button } from '@mantine/core';
import { useSendEmailConfirmationMutation } from '../../../shared/api/generated';
import { Problem } from '../../../shared/ui/problem';
import { Said } from '../../../shared/ui/said';

/** Sends the link that confirms the account's own address, and says where to look for it. */
export function SendConfirmation() {
  const [send, { data, error, isLoading }] = useSendEmailConfirmationMutation();
  return (
    <>
      <Said>{data?.message}</Said>
      <Problem error={error} text="Não foi possível enviar o link." />
      {!data && (
        <Button variant="default" loading={isLoading} onClick={() => send()}>
          Confirmar e-mail
        </Button>
      )}
    </>
  );
}
