import '../../../shared/ui/forms.css';
import { Link } from 'react-router-dom';
import { type FixedSettingItem, useListSettingsQuery } from '../../../shared/api/generated';
import { Facts } from '../../../shared/ui/facts';
import { Fold } from '../../../shared/ui/fold';
import { Loaded } from '../../../shared/ui/loaded';
import { Screen } from '../../../shared/ui/screen';
import { Section } from '../section';
import { Admins } from './admins';
import { breakable, RuntimeSettings } from './runtime-settings';
import classes from './settings.module.css';

/** Configurações: what is changed here, who administers, and what only the environment says. */
export function SettingsPage() {
  const query = useListSettingsQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <Screen
      title="Configurações"
      lead="O que se muda aqui vale em todo o sistema em até um segundo, sem reiniciar, e fica registrado na auditoria com o valor de antes."
    >
      <div className={`in-order ${classes.sections}`}>
        <Loaded query={query} failed="Não foi possível carregar as configurações">
          {({ data }) => <RuntimeSettings items={data} />}
        </Loaded>
        <Admins />
        <Section title="Sua própria conta">
          <p className="soft small">
            Senha, verificação em duas etapas e códigos de recuperação estão em{' '}
            <Link to="/admin/seguranca">Minha segurança</Link>.
          </p>
        </Section>
        {query.data && <Environment items={query.data.environment} />}
      </div>
    </Screen>
  );
}

/** What only another environment and a new start change. */
function Environment({ items }: { items: readonly FixedSettingItem[] }) {
  return (
    <Section title="Do ambiente">
      <p className="soft small">
        Só mudam nas variáveis de ambiente, e é preciso reiniciar o serviço. Segredos nunca aparecem aqui.
      </p>
      <Fold label="Ver as variáveis">
        <Facts
          facts={items.map(({ name, value }) => [<code key={name}>{breakable(name)}</code>, value ?? 'não definida'])}
        />
      </Fold>
    </Section>
  );
}
