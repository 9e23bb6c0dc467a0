import { useLate } from '../late';
import skeleton from '../result/result-skeleton.module.css';
import classes from './company-search-page.module.css';

/** The list's shape while it is on its way. */
export function CompanySearchSkeleton() {
  const late = useLate();
  return (
    <div role="status" aria-label="Buscando empresas">
      {late && (
        <div className={`boxed ${skeleton.skeleton} ${classes.waiting}`}>
          {[6, 8, 5, 7, 6].map((width, position) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: bars without identity
            <div key={position} className={classes.bar}>
              <i data-w={width} />
              <i data-w="3" />
            </div>
          ))}
        </div>
      )}
    </div>
  );
}
