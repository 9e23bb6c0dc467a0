import { lazy, Suspense } from 'react';

const WatchButton = lazy(async () => ({ default: (await import('./watch-button')).WatchButton }));

/** The button that follows a company; its code comes after what it stands beside. */
export function WatchLink(props: { readonly cnpj: string; readonly name?: string }) {
  return (
    <Suspense>
      <WatchButton {...props} />
    </Suspense>
  );
}
