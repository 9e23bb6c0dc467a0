import type { FixedSettingItem } from '../../../shared/api/generated';
import { Fold } from '../../../shared/ui/fold';
import classes from './settings.module.css';

/** What only another environment and a new start change. */
export function Environment({ items }: { items: readonly FixedSettingItem[] }) {
  return (
    <section aria-labelledby="ambiente">
      <h2 id="ambiente" className={classes.subtitle}>
        Do ambiente
      </h2>
      <p className="soft small">
        Só mudam nas variáveis de ambiente, com um novo início. Segredos nunca aparecem aqui.
      </p>
      <Fold label="Ver as variáveis">
        <dl className={classes.facts}>
          {items.map(({ name, value }) => (
            <div key={name}>
              <dt>
                <code>{name}</code>
              </dt>
              <dd>{value ?? 'não definida'}</dd>
            </div>
          ))}
        </dl>
      </Fold>
    </section>
  );
}
