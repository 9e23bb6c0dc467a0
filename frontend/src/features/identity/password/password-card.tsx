import { Button } from '@mantine/core';
import { Card } from '../../../shared/ui/card';
import { Said } from '../../../shared/ui/said';
import { useAsked } from '../../../shared/ui/use-asked';
import classes from '../account/account-cards.module.css';
import { ChangePasswordDialog } from './change-password-dialog';

/** The account's password, which can be changed but not shown. */
export function PasswordCard() {
  const { asked, ask, close, done } = useAsked<true>();
  return (
    <Card title="Senha">
      <p className={classes.quiet}>Ao trocar a senha, você continua aqui e sai dos outros dispositivos.</p>
      <Said>{done}</Said>
      <Button variant="default" onClick={() => ask(true)}>
        Trocar senha
      </Button>
      {asked && <ChangePasswordDialog onClose={close} />}
    </Card>
  );
}
