import '../../../shared/ui/forms.css';
import { Link } from 'react-router-dom';
import { useListSettingsQuery } from '../../../shared/api/generated';
import { Loaded } from '../../../shared/ui/loaded';
import { Screen } from '../../../shared/ui/screen';
import { Admins } from './admins';
import { Environment } from './environment';
import { RuntimeSettings } from './runtime-settings';
import classes from './settings.module.css';

/** Configurações: what is changed here, who administers, and what only the environment says. */
export function SettingsPage() {
  const query = useListSettingsQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <Screen
      title="Configurações"
      lead="O que se muda aqui vale em todo o sistema em até um segundo, sem reiniciar, e fica registrado na auditoria com o valor de antes."
    >
      <div className={classes.sections}>
        <Loaded query={query} failed="Não foi possível carregar as configurações">
          {({ data }) => <RuntimeSettings items={data} />}
        </Loaded>
        <Admins />
        <section aria-labelledby="seguranca">
          <h2 id="seguranca" className={classes.subtitle}>
            Sua própria conta
          </h2>
          <p className="soft small">
            Senha, verificação em duas etapas e códigos de recuperação estão em{' '}
            <Link to="/admin/seguranca">Minha segurança</Link>.
          </p>
        </section>
        {query.data && <Environment items={query.data.environment} />}
      </div>
    </Screen>
  );
}
