import { Suspense } from 'react';
import { Provider } from 'react-redux';
import { MessageBell, MessagePopup } from '../../features/messaging';
import { appStore } from '../app-store';

/** The popup of messages; every frame holds it. */
export function Popup() {
  return (
    <Provider store={appStore}>
      <Suspense>
        <MessagePopup />
      </Suspense>
    </Provider>
  );
}

/** The bell, also in headers that stand outside the pages' own data. */
export function Bell() {
  return (
    <Provider store={appStore}>
      <Suspense>
        <MessageBell />
      </Suspense>
    </Provider>
  );
}
