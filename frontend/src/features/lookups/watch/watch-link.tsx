import { lazyOf } from '../../../shared/ui/code-of';
import { LatePart } from '../../../shared/ui/late-part';

const WatchButton = lazyOf(() => import('./watch-button'), 'WatchButton');

/** The button that follows a company; its code comes after what it stands beside. */
export function WatchLink(props: { readonly cnpj: string; readonly name?: string }) {
  return (
    <LatePart>
      <WatchButton {...props} />
    </LatePart>
  );
}
