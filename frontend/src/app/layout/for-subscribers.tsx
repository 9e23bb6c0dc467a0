import { useLocation } from 'react-router-dom';
import { useSession } from '../../shared/api/session';
import { lazyOf } from '../../shared/ui/code-of';
import { useIdle } from '../../shared/ui/use-idle';
import { Optional } from '../routing/page-boundary';

const Bell = lazyOf(() => import('./messages'), 'Bell');
const Tabs = lazyOf(() => import('./tab-bar'), 'TabBar');
const Popup = lazyOf(() => import('./messages'), 'Popup');

/** The bell and the popup, whose code comes after the first paint, and only for who receives messages. */
export function SubscriberBell() {
  return <Optional>{useReceives() && <Bell />}</Optional>;
}

export function SubscriberPopup() {
  return <Optional>{useReceives() && <Popup />}</Optional>;
}

/** The lookup area's tab bar on the open pages, so that going home on a phone does not take it away; not where a bar asks for the payment. */
export function SubscriberTabs() {
  const isBuying = useLocation().pathname === '/assinatura';
  return <Optional>{useReceives() && !isBuying && <Tabs />}</Optional>;
}

function useReceives(): boolean {
  const idle = useIdle();
  return useSession()?.userType === 'user' && idle;
}
