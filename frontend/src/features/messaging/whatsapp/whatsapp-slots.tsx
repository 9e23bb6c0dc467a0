import { Button } from '@mantine/core';
import { IconBrandWhatsapp } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useCheckWhatsappQuery } from '../../../shared/api/generated';
import { useSession } from '../../../shared/api/session';
import { Card } from '../../../shared/ui/card';
import { Loaded } from '../../../shared/ui/loaded';
import { Said } from '../../../shared/ui/said';
import { AddedNumber } from './added-number';
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

export const OWN_NUMBER = 'meu-whatsapp';

/** Meu WhatsApp, in Meu Perfil. */
export function WhatsappCard() {
  const subscriber = useSession()?.userType === 'user';
  const { there, off } = useBotLink(subscriber);
  const shown = useKept(subscriber && off) || there;
  if (!subscriber || !shown) return null;
  return (
    <Card title="Meu WhatsApp" id={OWN_NUMBER}>
      <OwnNumber />
    </Card>
  );
}

/** Whether a number is kept though there is no bot, or was a moment ago, or may be: it can be removed all the same. */
function useKept(asked: boolean): boolean {
  const { data, error } = useCheckWhatsappQuery(undefined, { skip: !asked });
  const [kept, setKept] = useState(false);
  if (!kept && (data?.hasWhatsApp || error !== undefined)) setKept(true);
  return asked && kept;
}

const SUCCESS_MS = 3_000;

/** The account's number: loading, then the form or what was added. A proof that is awaited may come while one looks away. */
function OwnNumber() {
  const check = useCheckWhatsappQuery(undefined, { refetchOnFocus: true });
  const { off } = useBotLink();
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
          ) : off ? (
            <p className="soft medium">Nenhum número guardado.</p>
          ) : (
            <NumberForm onAdded={() => setNotice('WhatsApp adicionado com sucesso.')} />
          )}
        </>
      )}
    </Loaded>
  );
}

const EXAMPLES = ['!cnpj', '!cep', '!plano', '!ajuda'];

/** Bot WhatsApp: the conversation, and what can be asked in it. */
function BotCard() {
  const { to, failed, retry } = useBotLink();
  const { data } = useCheckWhatsappQuery();
  const conversation = to();
  return (
    <Card title="Bot WhatsApp">
      <p className="soft medium">
        Consulte CNPJ e CEP na conversa.{data?.verified ? '' : ' Ele responde depois que seu número é verificado.'}
      </p>
      {data?.verified && (
        <ul className={`row gap-2 ${classes.commands}`} aria-label="Comandos">
          {EXAMPLES.map((command) => (
            <li key={command}>
              <code>{command}</code>
            </li>
          ))}
        </ul>
      )}
      {failed ? (
        <Button variant="default" onClick={retry}>
          Tentar Novamente
        </Button>
      ) : (
        <Button
          component="a"
          href={conversation ?? undefined}
          target="_blank"
          rel="noreferrer"
          variant="default"
          leftSection={<IconBrandWhatsapp size={20} stroke={1.7} aria-hidden />}
          data-disabled={conversation === null || undefined}
        >
          Abrir conversa
          <span className="visually-hidden"> (abre em outra aba)</span>
        </Button>
      )}
    </Card>
  );
}
