import { lazy, Suspense } from 'react';
import { useSession } from '../../shared/api/session';
import { useIdle } from '../../shared/ui/use-idle';

const Bell = lazy(async () => ({ default: (await import('./messages')).Bell }));
const Popup = lazy(async () => ({ default: (await import('./messages')).Popup }));

/** The bell and the popup, whose code comes after the first paint, and only for who receives messages. */
export function SubscriberBell() {
  return <Suspense>{useReceives() && <Bell />}</Suspense>;
}

export function SubscriberPopup() {
  return <Suspense>{useReceives() && <Popup />}</Suspense>;
}

function useReceives(): boolean {
  const idle = useIdle();
  return useSession()?.userType === 'user' && idle;
}
