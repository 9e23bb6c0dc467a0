import type { RulesResult } from '@kernel/warnings/warning';
import { Fold } from '../../../../shared/ui/fold';
import classes from './warning-list.module.css';

/** The rules that found nothing, folded away, and those that the answer had no data for. */
export function CheckedRules({ clear, untold }: Pick<RulesResult, 'clear' | 'untold'>) {
  if (clear.length + untold.length === 0) return null;
  return (
    <div className={`screen-only ${classes.rules}`}>
      <Fold label={clear.length === 1 ? '1 regra em ordem' : `${clear.length} regras em ordem`}>
        <List of={clear} />
        {untold.length > 0 && (
          <>
            <p>A resposta não traz os dados para verificar:</p>
            <List of={untold} />
          </>
        )}
      </Fold>
    </div>
  );
}

function List({ of }: { of: readonly string[] }) {
  return (
    <ul className={classes.checks}>
      {of.map((one) => (
        <li key={one}>{one}</li>
      ))}
    </ul>
  );
}
