import '../../../shared/ui/forms.css';
import { Link } from 'react-router-dom';
import { readApiError } from '../../../shared/api/api-error';
import { Screen } from '../../../shared/ui/screen';
import { StatePanel } from '../../../shared/ui/state-panel';
import { Admins } from './admins';
import { Environment } from './environment';
import { RuntimeSettings } from './runtime-settings';
import { useListSettingsQuery } from './settings.api';
import classes from './settings.module.css';

/** Configurações: what is changed here, who administers, and what only the environment says. */
export function SettingsPage() {
  const { data, error, isFetching, refetch } = useListSettingsQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <Screen
      title="Configurações"
      lead="O que se muda aqui vale em todo o sistema em até um segundo, sem reiniciar, e fica registrado na auditoria com o valor de antes."
    >
      <div className={classes.sections}>
        {data && <RuntimeSettings items={data.data} />}
        {!data && error && (
          <StatePanel
            title="Não foi possível carregar as configurações"
            text={readApiError(error, 'Erro no servidor').text}
            action={{ label: 'Tentar Novamente', onClick: refetch, busy: isFetching }}
          />
        )}
        {!data && !error && <div className={classes.waiting} role="status" aria-label="Carregando" />}
        <Admins />
        <section aria-labelledby="seguranca">
          <h2 id="seguranca" className={classes.subtitle}>
            Sua própria conta
          </h2>
          <p className={classes.soft}>
            Senha, verificação em duas etapas e códigos de recuperação estão em{' '}
            <Link to="/admin/seguranca">Minha segurança</Link>.
          </p>
        </section>
        {data && <Environment items={data.environment} />}
      </div>
    </Screen>
  );
}
