import { Button } from '@mantine/core';
import { IconBrandWhatsapp } from '@tabler/icons-react';
import { useCheckWhatsappQuery } from '../../../shared/api/generated';
import { Card } from '../../../shared/ui/card';
import { useBotLink } from './use-bot-link';
import classes from './whatsapp.module.css';

const EXAMPLES = ['!cnpj', '!cep', '!plano', '!ajuda'];

/** Bot WhatsApp: the conversation, and what can be asked in it. */
export function BotCard() {
  const { to, failed, retry } = useBotLink();
  const { data } = useCheckWhatsappQuery();
  const conversation = to();
  return (
    <Card title="Bot WhatsApp">
      <p className="soft medium">
        Consulte CNPJ e CEP na conversa.{data?.verified ? '' : ' Ele responde depois que seu número é verificado.'}
      </p>
      {data?.verified && (
        <ul className={classes.commands} aria-label="Comandos">
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
