import { Suspense } from 'react';
import { MessageBell, MessagePopup } from '../../features/messaging';
import { useSession } from '../../shared/api/session';
import { WithData } from '../with-data';

/** The popup of messages, of one account after the other; every frame holds it. */
export function Popup() {
  return (
    <WithData>
      <Suspense>
        <MessagePopup key={useSession()?.user.id} />
      </Suspense>
    </WithData>
  );
}

/** The bell, also in headers that stand outside the pages' own data. */
export function Bell() {
  return (
    <WithData>
      <Suspense>
        <MessageBell key={useSession()?.user.id} />
      </Suspense>
    </WithData>
  );
}
