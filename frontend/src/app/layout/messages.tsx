import { Suspense } from 'react';
import { MessageBell, MessagePopup } from '../../features/messaging';
import { WithData } from '../with-data';

/** The popup of messages; every frame holds it. */
export function Popup() {
  return (
    <WithData>
      <Suspense>
        <MessagePopup />
      </Suspense>
    </WithData>
  );
}

/** The bell, also in headers that stand outside the pages' own data. */
export function Bell() {
  return (
    <WithData>
      <Suspense>
        <MessageBell />
      </Suspense>
    </WithData>
  );
}
