import { Button } from '@mantine/core';
import { useState } from 'react';
import { Card } from '../../../shared/ui/card';
import { EraseAccountDialog } from './erase-account-dialog';

/** The way out, told before it is taken. */
export function EraseAccountCard() {
  const [asked, setAsked] = useState(false);
  return (
    <Card title="Encerrar conta">
      <p className="soft medium">Apaga seu cadastro, sua senha e seu histórico e termina o plano. Não tem volta.</p>
      <Button variant="outline" color="red" onClick={() => setAsked(true)}>
        Encerrar conta
      </Button>
      {asked && <EraseAccountDialog onClose={() => setAsked(false)} />}
    </Card>
  );
}
