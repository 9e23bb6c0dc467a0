import type { ReactNode } from 'react';
import { readApiError } from '../api/api-error';
import classes from './loaded.module.css';
import { StatePanel } from './state-panel';

interface Props<Answer> {
  readonly query: {
    readonly data?: Answer | undefined;
    readonly error?: unknown;
    readonly isFetching: boolean;
    readonly refetch: () => unknown;
  };
  /** What could not be done. */
  readonly failed: string;
  readonly children: (answer: Answer) => ReactNode;
}

/** What one call answers: once it is there, while it is waited for, and where it fails. */
export function Loaded<Answer>({ query: { data, error, isFetching, refetch }, failed, children }: Props<Answer>) {
  if (data !== undefined) return children(data);
  if (error === undefined) return <div className={classes.waiting} role="status" aria-label="Carregando" />;
  const { text, requestId } = readApiError(error, 'Erro no servidor');
  return (
    <StatePanel
      title={failed}
      text={text}
      requestId={requestId}
      action={{ label: 'Tentar Novamente', onClick: refetch, busy: isFetching }}
    />
  );
}
