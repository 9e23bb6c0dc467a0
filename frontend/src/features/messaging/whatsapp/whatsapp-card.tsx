import { useSession } from '../../../shared/api/session';
import { Card } from '../../../shared/ui/card';
import { OwnNumber } from './own-number';
import { useBotLink } from './use-bot-link';

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
