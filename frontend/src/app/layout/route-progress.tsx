import { useNavigation } from 'react-router-dom';
import classes from './route-progress.module.css';

/** A thin bar at the top while the next page's code is on its way. */
export function RouteProgress() {
  const { state } = useNavigation();
  return <div className={classes.bar} data-running={state === 'loading' || undefined} aria-hidden="true" />;
}
