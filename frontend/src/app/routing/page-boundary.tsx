import { Component, type ReactNode, Suspense } from 'react';
import { type Location, Outlet, useLocation } from 'react-router-dom';
import { isMissingCode, reloadForCode } from '../../opening/stale-version';
import { ErrorPage } from '../errors/error-page';

interface Props {
  readonly location: Location;
  readonly children: ReactNode;
  /** A page can do without it: nothing stands in its place. */
  readonly optional?: boolean;
  readonly onFault?: (() => void) | undefined;
}

interface State {
  readonly location?: Location;
  readonly fault?: { readonly error: unknown } | null;
}

/** Shows the error page in place of a page that broke, until another address is shown. */
class Boundary extends Component<Props, State> {
  override state: State = {};

  static getDerivedStateFromError(error: unknown): State {
    return { fault: { error } };
  }

  static getDerivedStateFromProps({ location }: Props, state: State): State | null {
    return location === state.location ? null : { location, fault: null };
  }

  override componentDidCatch(error: unknown): void {
    const { optional, onFault } = this.props;
    onFault?.();
    if (!optional && isMissingCode(error)) void reloadForCode(() => this.state.fault);
  }

  override render(): ReactNode {
    const { fault } = this.state;
    if (!fault) return this.props.children;
    return this.props.optional ? null : <ErrorPage error={fault.error} />;
  }
}

/** Keeps a fault to the part of the page that stands in it. */
export function PageBoundary({ children = <Outlet /> }: { children?: ReactNode }) {
  return <Boundary location={useLocation()}>{children}</Boundary>;
}

/** What a page can do without: nothing stands there while its code is on its way, or when it did not come. */
export function Optional({ children, onFault }: Pick<Props, 'children' | 'onFault'>) {
  return (
    <Boundary location={useLocation()} optional onFault={onFault}>
      <Suspense>{children}</Suspense>
    </Boundary>
  );
}
