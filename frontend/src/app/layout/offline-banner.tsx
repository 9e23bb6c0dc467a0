import { useSyncExternalStore } from 'react';
import classes from './offline-banner.module.css';

/** Says that the connection is gone, and goes away when it is back. */
export function OfflineBanner() {
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return (
    <div role="status" className={classes.place}>
      {!online && (
        <p className={classes.banner}>
          Você está sem conexão. O que está na tela continua aqui; o resto volta com a rede.
        </p>
      )}
    </div>
  );
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}
