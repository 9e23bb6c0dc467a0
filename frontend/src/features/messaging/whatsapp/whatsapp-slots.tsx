import { useSession } from '../../../shared/api/session';
import { Card } from '../../../shared/ui/card';
import { BotCard } from './bot-card';
import { OwnNumber } from './own-number';
import { useBotLink } from './use-bot-link';
import classes from './whatsapp.module.css';

/** The WhatsApp manager beside the lookup cards: the own number, and the way to the bot. */
export function WhatsappBox() {
  const subscriber = useSession()?.userType === 'user';
  const { there } = useBotLink(subscriber);
  if (!subscriber || !there) return null;
  return (
    <section className={classes.manager} aria-label="WhatsApp">
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
