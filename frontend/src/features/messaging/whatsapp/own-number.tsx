import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { readApiError } from '../../../shared/api/api-error';
import { useCheckWhatsappQuery } from '../messaging.api';
import { AddedNumber } from './added-number';
import { NumberForm } from './number-form';
import classes from './whatsapp.module.css';

const SUCCESS_MS = 3_000;

/** The account's number: loading, then the form or what was added. A proof that is awaited may come while one looks away. */
export function OwnNumber() {
  const { data, error, isFetching, refetch } = useCheckWhatsappQuery(undefined, { refetchOnFocus: true });
  const [told, tell] = useState('');
  useEffect(() => {
    if (!told) return undefined;
    const timer = setTimeout(() => tell(''), SUCCESS_MS);
    return () => clearTimeout(timer);
  }, [told]);
  if (error && !data) {
    return (
      <div role="alert" className={classes.problem}>
        <p>{readApiError(error, 'Não foi possível ver seu WhatsApp.').text}</p>
        <Button variant="default" size="sm" loading={isFetching} onClick={refetch}>
          Tentar Novamente
        </Button>
      </div>
    );
  }
  if (!data) return <div className={classes.waiting} role="status" aria-label="Carregando" />;
  return (
    <>
      <p role="status" className={classes.success}>
        {told}
      </p>
      {data.hasWhatsApp ? (
        <AddedNumber link={data} onRemoved={() => tell('WhatsApp removido.')} />
      ) : (
        <NumberForm onAdded={() => tell('WhatsApp adicionado com sucesso.')} />
      )}
    </>
  );
}
