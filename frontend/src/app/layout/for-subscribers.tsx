import { useSession } from '../../shared/api/session';
import { lazyOf } from '../../shared/ui/code-of';
import { useIdle } from '../../shared/ui/use-idle';
import { Optional } from '../routing/page-boundary';

const Bell = lazyOf(() => import('./messages'), 'Bell');
const Popup = lazyOf(() => import('./messages'), 'Popup');

/** The bell and the popup, whose code comes after the first paint, and only for who receives messages. */
export function SubscriberBell() {
  return <Optional>{useReceives() && <Bell />}</Optional>;
}

export function SubscriberPopup() {
  return <Optional>{useReceives() && <Popup />}</Optional>;
}

function useReceives(): boolean {
  const idle = useIdle();
  return useSession()?.userType === 'user' && idle;
}
