import { useSession } from '../../shared/api/session';
import { Card } from '../../shared/ui/card';
import { MessageList } from './message-list';

/** Mensagens, in Meu Perfil: what the administration has told this account. */
export function MessagesCard() {
  if (useSession()?.userType !== 'user') return null;
  return (
    <Card title="Mensagens">
      <MessageList />
    </Card>
  );
}
