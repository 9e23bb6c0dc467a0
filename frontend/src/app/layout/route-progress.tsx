import { usePageComing } from '../routing/app-router';
import classes from './route-progress.module.css';

/** A thin bar at the top while the next page's code is on its way. */
export function RouteProgress() {
  const coming = usePageComing();
  return <div className={classes.bar} data-running={coming || undefined} aria-hidden="true" />;
}
