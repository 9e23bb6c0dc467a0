import { type ReactNode, useEffect, useRef } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { lazyOf } from '../../shared/ui/code-of';
import { useIdle } from '../../shared/ui/use-idle';
import { usePageComing } from '../routing/app-router';
import { Optional } from '../routing/page-boundary';
import { Footer } from './footer';
import { SubscriberPopup } from './for-subscribers';
import { OfflineBanner } from './offline-banner';
import classes from './page-frame.module.css';

const Keyboard = lazyOf(() => import('../keyboard/keyboard'), 'Keyboard');

/** What every page stands in: skip link, sticky header, main part, footer, and what an area adds at the bottom. */
export function PageFrame({ header, bottom }: { header: ReactNode; bottom?: ReactNode }) {
  const main = useRef<HTMLElement>(null);
  const idle = useIdle();
  useFocusOnNavigation(main);
  return (
    <>
      <a href="#conteudo" className={classes.skip}>
        Ir para o conteúdo
      </a>
      <RouteProgress />
      <header className={classes.header}>
        <div className={classes.inner}>{header}</div>
        <DemonstrationBadge />
      </header>
      <main id="conteudo" ref={main} tabIndex={-1} className={classes.main}>
        <Outlet />
      </main>
      <Footer />
      {bottom}
      <OfflineBanner />
      <Optional>{idle && <Keyboard />}</Optional>
      <SubscriberPopup />
    </>
  );
}

/** Moves the focus to the new page's content, so that screen readers and the keyboard start there. */
function useFocusOnNavigation(main: React.RefObject<HTMLElement | null>) {
  const { pathname, search, key } = useLocation();
  const stands = useRef<string>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus moves when the address changes, whatever it is
  useEffect(() => {
    const { activeElement, body } = document;
    // Each area has a frame of its own, with which the focus is lost; the document's first page has no key.
    const lost =
      activeElement === body
        ? stands.current || key !== 'default'
        : stands.current && stands.current !== pathname && !main.current?.contains(activeElement);
    if (lost) main.current?.focus({ preventScroll: true });
    stands.current = pathname;
  }, [pathname, search]);
}

/** Hangs from the header while the product runs on the sandbox, where nobody is real: the server says so in the page itself. */
function DemonstrationBadge() {
  return (
    <p className={classes.badge} title="Demonstração: pessoas, empresas e pagamentos são inventados.">
      Dados fictícios
    </p>
  );
}

/** A thin bar at the top while the next page's code is on its way. */
function RouteProgress() {
  const coming = usePageComing();
  return <div className={classes.bar} data-running={coming || undefined} aria-hidden="true" />;
}
