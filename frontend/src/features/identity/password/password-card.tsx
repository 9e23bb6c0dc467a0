import { Button } from '@mantine/core';
import { useState } from 'react';
import { Card } from '../../../shared/ui/card';
import classes from '../account/account-cards.module.css';
import { ChangePasswordDialog } from './change-password-dialog';

/** The account's password, which can be changed but not shown. */
export function PasswordCard() {
  const [asked, setAsked] = useState(false);
  const [done, setDone] = useState('');
  const begin = () => {
    setDone('');
    setAsked(true);
  };
  return (
    <Card title="Senha">
      <p className={classes.quiet}>Ao trocar a senha, você continua aqui e sai dos outros dispositivos.</p>
      <p role="status" className={classes.done}>
        {done}
      </p>
      <Button variant="default" onClick={begin}>
        Trocar senha
      </Button>
      {asked && <ChangePasswordDialog onClose={() => setAsked(false)} onChanged={setDone} />}
    </Card>
  );
}
