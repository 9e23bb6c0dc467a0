import { useEffect, useState } from 'react';
import { useCheckWhatsappQuery } from '../../../shared/api/generated';
import { useSession } from '../../../shared/api/session';
import { Card } from '../../../shared/ui/card';
import { Loaded } from '../../../shared/ui/loaded';
import { Said } from '../../../shared/ui/said';
import { AddedNumber } from './added-number';
import { BotCard } from './bot-card';
import { NumberForm } from './number-form';
import { useBotLink } from './use-bot-link';
import classes from './whatsapp.module.css';

/** The WhatsApp manager beside the lookup cards: the own number, and the way to the bot. */
export function WhatsappBox() {
  const subscriber = useSession()?.userType === 'user';
  const { there } = useBotLink(subscriber);
  if (!subscriber || !there) return null;
  return (
    <section className={`stack in-order ${classes.manager}`} aria-label="WhatsApp">
      <Card title="Meu WhatsApp">
        <OwnNumber />
      </Card>
      <BotCard />
    </section>
  );
}

/** Meu WhatsApp, in Meu Perfil. */
export function WhatsappCard() {
  const subscriber = useSession()?.userType === 'user';
  const { there } = useBotLink(subscriber);
  if (!subscriber || !there) return null;
  return (
    <Card title="Meu WhatsApp">
      <OwnNumber />
    </Card>
  );
}

const SUCCESS_MS = 3_000;

/** The account's number: loading, then the form or what was added. A proof that is awaited may come while one looks away. */
function OwnNumber() {
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
          <Said>{notice}</Said>
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
