import { Button } from '@mantine/core';
import { useRevealUserEmailMutation } from '../../../shared/api/generated';
import { EmailText } from '../../../shared/ui/email-text';
import { Problem } from '../../../shared/ui/problem';

/** Masked, until it is asked for; that is on record. */
export function Email({ id, email }: { id: string; email: string }) {
  const [reveal, { data, error, isLoading }] = useRevealUserEmailMutation();
  return (
    <>
      <EmailText>{data?.email ?? email}</EmailText>{' '}
      {!data && (
        <Button size="compact-sm" variant="subtle" loading={isLoading} onClick={() => reveal(id)}>
          Mostrar
        </Button>
      )}
      <Problem error={error} text="Não foi possível mostrar." />
    </>
  );
}
