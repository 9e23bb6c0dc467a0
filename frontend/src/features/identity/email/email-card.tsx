import { Button } from '@mantine/core';
import { useState } from 'react';
import { Card } from '../../../shared/ui/card';
import { useGetProfileQuery } from '../account/account.api';
import classes from '../account/account-cards.module.css';
import { ChangeEmailDialog } from './change-email-dialog';
import { SendConfirmation } from './send-confirmation';

/** The address one signs in with. */
export function EmailCard() {
  const { data } = useGetProfileQuery();
  const [asked, setAsked] = useState(false);
  const [done, setDone] = useState('');
  const begin = () => {
    setDone('');
    setAsked(true);
  };
  return (
    <Card title="E-mail">
      <p className={classes.address}>{data?.user.email}</p>
      <p className={classes.quiet}>É com ele que você entra e recebe nossos avisos.</p>
      {data?.user.emailConfirmed === false && <SendConfirmation />}
      <p role="status" className={classes.done}>
        {done}
      </p>
      <Button variant="default" onClick={begin}>
        Trocar e-mail
      </Button>
      {asked && <ChangeEmailDialog onClose={() => setAsked(false)} onAsked={setDone} />}
    </Card>
  );
}
