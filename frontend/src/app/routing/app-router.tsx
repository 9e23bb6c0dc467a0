import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import {
  type Location,
  type NavigateOptions,
  type NavigationType,
  type Navigator,
  parsePath,
  type RouteObject,
  Router,
  type To,
  type UNSAFE_createMemoryHistory,
  useRoutes,
} from 'react-router-dom';
import { PageBoundary } from './page-boundary';
import { bringScreens } from './screen';
import { leavePlace, useScrollPlaces } from './scroll-places';

export type History = Pick<ReturnType<typeof UNSAFE_createMemoryHistory>, 'action' | 'location' | 'listen'> & Navigator;

interface Props {
  readonly history: History;
  readonly routes: RouteObject[];
  /** Where somebody has scrolled to on the first page is kept. */
  readonly stay?: boolean;
  /** The first page stands. */
  readonly onReady?: () => void;
}

interface Shown {
  readonly location: Location;
  readonly action: NavigationType;
  /** Where somebody has scrolled to is kept. */
  readonly stay: boolean;
}

const Coming = createContext(false);

/** Whether the code of another page is on its way. */
export function usePageComing(): boolean {
  return useContext(Coming);
}

/** Shows what belongs to the browser's address. The next page is shown, and its address, when its code is here. */
export function AppRouter({ history, routes, stay = false, onReady }: Props) {
  const [shown, setShown] = useState<Shown>({ location: history.location, action: history.action, stay });
  const [coming, setComing] = useState(false);
  const turn = useRef(0);
  const place = useRef(shown.location);

  const navigator = useMemo((): Navigator & { follow(): () => void } => {
    const go = (to: To, change: () => unknown, stay = false) => {
      const mine = ++turn.current;
      const show = () => {
        if (mine !== turn.current) return;
        leavePlace(place.current);
        change();
        place.current = history.location;
        setComing(false);
        setShown({ location: history.location, action: history.action, stay });
      };
      const wait = bringScreens(routes, (typeof to === 'string' ? parsePath(to) : to).pathname ?? '/');
      if (!wait) return show();
      setComing(true);
      // A page whose code does not come is shown all the same: its boundary says so.
      wait.then(show, show);
    };
    return {
      createHref: (to) => history.createHref(to),
      encodeLocation: history.encodeLocation,
      go: (delta) => history.go(delta),
      push: (to, state, options?: NavigateOptions) =>
        go(to, () => history.push(to, state), options?.preventScrollReset),
      replace: (to, state, options?: NavigateOptions) =>
        go(to, () => history.replace(to, state), options?.preventScrollReset),
      follow: () =>
        history.listen(({ location }) => {
          const { state, key } = place.current;
          const kept = { ...location, state, key };
          // Of a link to a mark of the page the browser makes an entry that knows nothing, and goes to the mark itself.
          const within = !window.history.state && location.hash !== '';
          go(location, () => within && history.replace(kept), within);
        }),
    };
  }, [history, routes]);

  useLayoutEffect(() => navigator.follow(), [navigator]);
  useScrollPlaces(shown.location, shown.stay);
  useEffect(() => onReady?.(), [onReady]);
  return (
    <Coming value={coming}>
      <Router location={shown.location} navigationType={shown.action} navigator={navigator}>
        <PageBoundary>
          <Pages routes={routes} />
        </PageBoundary>
      </Router>
    </Coming>
  );
}

function Pages({ routes }: { routes: RouteObject[] }): ReactNode {
  return useRoutes(routes);
}
