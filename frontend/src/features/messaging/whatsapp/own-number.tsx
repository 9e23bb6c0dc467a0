import { useEffect, useState } from 'react';
import { useCheckWhatsappQuery } from '../../../shared/api/generated';
import { Loaded } from '../../../shared/ui/loaded';
import { AddedNumber } from './added-number';
import { NumberForm } from './number-form';
import classes from './whatsapp.module.css';

const SUCCESS_MS = 3_000;

/** The account's number: loading, then the form or what was added. A proof that is awaited may come while one looks away. */
export function OwnNumber() {
  const check = useCheckWhatsappQuery(undefined, { refetchOnFocus: true });
  const [notice, setNotice] = useState('');
  useEffect(() => {
    if (!notice) return undefined;
    const timer = setTimeout(() => setNotice(''), SUCCESS_MS);
    return () => clearTimeout(timer);
  }, [notice]);
  return (
    <Loaded query={check} failed="Não foi possível ver seu WhatsApp." small>
      {(data) => (
        <>
          <p role="status" className={classes.success}>
            {notice}
          </p>
          {data.hasWhatsApp ? (
            <AddedNumber link={data} onRemoved={() => setNotice('WhatsApp removido.')} />
          ) : (
            <NumberForm onAdded={() => setNotice('WhatsApp adicionado com sucesso.')} />
          )}
        </>
      )}
    </Loaded>
  );
}
