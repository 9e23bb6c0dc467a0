import { useGetPublicConfigQuery } from '../../shared/api/public-config';
import classes from './demonstration-badge.module.css';

/** Hangs from the header while the product runs on the sandbox, where nobody is real. */
export function DemonstrationBadge() {
  const { data } = useGetPublicConfigQuery();
  if (!data?.demonstration) return null;
  return (
    <p className={classes.badge} title="Demonstração: pessoas, empresas e pagamentos são inventados.">
      Dados fictícios
    </p>
  );
}
