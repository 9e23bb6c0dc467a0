import { Suspense } from 'react';
import { lazyOf } from '../../../shared/ui/code-of';

const WatchButton = lazyOf(() => import('./watch-button'), 'WatchButton');

/** The button that follows a company; its code comes after what it stands beside. */
export function WatchLink(props: { readonly cnpj: string; readonly name?: string }) {
  return (
    <Suspense>
      <WatchButton {...props} />
    </Suspense>
  );
}
