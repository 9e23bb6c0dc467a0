import classes from './demonstration-badge.module.css';

/** Hangs from the header while the product runs on the sandbox, where nobody is real: the server says so in the page itself. */
export function DemonstrationBadge() {
  return (
    <p className={classes.badge} title="Demonstração: pessoas, empresas e pagamentos são inventados.">
      Dados fictícios
    </p>
  );
}
