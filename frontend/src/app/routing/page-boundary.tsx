import { Component, type ReactNode } from 'react';
import { type Location, Outlet, useLocation } from 'react-router-dom';
import { ErrorPage } from '../errors/error-page';

interface Props {
  readonly location: Location;
  readonly children: ReactNode;
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

  override render(): ReactNode {
    return this.state.fault ? <ErrorPage error={this.state.fault.error} /> : this.props.children;
  }
}

/** Keeps a fault to the part of the page that stands in it. */
export function PageBoundary({ children = <Outlet /> }: { children?: ReactNode }) {
  return <Boundary location={useLocation()}>{children}</Boundary>;
}
