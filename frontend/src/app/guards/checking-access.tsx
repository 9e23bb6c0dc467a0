import classes from './checking-access.module.css';

/** Stands for a guarded page while the server is asked about the access. */
export function CheckingAccess() {
  return (
    <div className={classes.place} role="status">
      <p className={classes.text}>Verificando acesso...</p>
    </div>
  );
}
