import { Screen } from '../../../shared/ui/screen';
import { BroadcastForm } from './broadcast-form';
import { BroadcastList } from './broadcast-list';

/** Mensagens: what the administration tells its subscribers. */
export function MessagesPage() {
  return (
    <Screen
      title="Mensagens"
      lead="Um recado aparece uma vez para cada pessoa, em qualquer página, e fica guardado em Avisos da Administração."
    >
      <BroadcastForm />
      <BroadcastList />
    </Screen>
  );
}
