import { Provider } from 'react-redux';
import { useGetPublicConfigQuery } from '../../shared/api/generated';
import { appStore } from '../app-store';
import classes from './demonstration-badge.module.css';

/** Hangs from the header while the product runs on the sandbox, where nobody is real. */
export function DemonstrationBadge() {
  return (
    <Provider store={appStore}>
      <Badge />
    </Provider>
  );
}

function Badge() {
  const { data } = useGetPublicConfigQuery();
  if (!data?.demonstration) return null;
  return (
    <p className={classes.badge} title="Demonstração: pessoas, empresas e pagamentos são inventados.">
      Dados fictícios
    </p>
  );
}
