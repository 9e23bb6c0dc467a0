import { Button } from '@mantine/core';
import { Component, type ReactNode, Suspense } from 'react';

interface Props {
  readonly children: ReactNode;
  /** What stands there while the code is on its way; nothing without it. */
  readonly fallback?: ReactNode;
}

interface State {
  readonly broken: boolean;
  /** It was asked for again. */
  readonly again: boolean;
}

/** A part of a screen whose code comes by itself. Where it does not come or breaks, the part says so, and the rest of the screen stays. */
export class LatePart extends Component<Props, State> {
  override state: State = { broken: false, again: false };

  static getDerivedStateFromError(): Pick<State, 'broken'> {
    return { broken: true };
  }

  override render(): ReactNode {
    const { children, fallback } = this.props;
    if (!this.state.broken) return <Suspense fallback={fallback}>{children}</Suspense>;
    return (
      <div role="alert" className="stack-3 starts">
        <p>Esta parte não carregou.</p>
        {this.state.again && navigator.onLine ? (
          <Button variant="default" size="sm" onClick={() => window.location.reload()}>
            Recarregar a página
          </Button>
        ) : (
          <Button variant="default" size="sm" onClick={() => this.setState({ broken: false, again: true })}>
            Tentar de novo
          </Button>
        )}
      </div>
    );
  }
}
