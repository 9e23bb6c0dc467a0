import { Button } from '@mantine/core';
import { useState } from 'react';
import { Card } from '../../../shared/ui/card';
import { EmailText } from '../../../shared/ui/email-text';
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
      <p className={classes.address}>
        <EmailText>{data?.user.email ?? ''}</EmailText>
      </p>
      <p className={classes.quiet}>É com ele que você entra e recebe nossos avisos.</p>
      <p role="status" className={classes.done}>
        {done}
      </p>
      <div className={classes.actions}>
        {data?.user.emailConfirmed === false && <SendConfirmation />}
        <Button variant="default" onClick={begin}>
          Trocar e-mail
        </Button>
      </div>
      {asked && <ChangeEmailDialog onClose={() => setAsked(false)} onAsked={setDone} />}
    </Card>
  );
}
