import classes from './checking-access.module.css';

const PARTS = ['a', 'b', 'c', 'd', 'e', 'f'];

/** Stands for a guarded page while its code is on its way and the server is asked about the access. */
export function CheckingAccess() {
  return (
    <div className={classes.place} role="status">
      <p className="soft medium">Verificando acesso...</p>
      <div className={classes.skeleton} aria-hidden="true">
        <i className={classes.title} />
        <i className={classes.line} />
        {PARTS.map((part) => (
          <i key={part} className={classes.part} />
        ))}
      </div>
    </div>
  );
}
