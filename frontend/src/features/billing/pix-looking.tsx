import { FailedPanel, type FailedQuery } from '../../shared/ui/failed-panel';
import classes from './payment-approved.module.css';

/** While it is asked what became of a charge whose page was gone: nothing is offered to be paid before that is known. */
export function PixLooking({ query }: { query: FailedQuery }) {
  return (
    <div className={classes.page}>
      {query.error ? (
        <FailedPanel title="Não foi possível verificar seu pagamento" query={query} />
      ) : (
        <p className="soft medium" role="status">
          Verificando pagamento...
        </p>
      )}
    </div>
  );
}
