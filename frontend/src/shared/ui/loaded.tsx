import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { readApiError } from '../api/api-error';
import classes from './loaded.module.css';
import { StatePanel } from './state-panel';

/** A call, as its generated hook tells of it. */
export interface LoadedQuery<Answer> {
  readonly data?: Answer | undefined;
  readonly error?: unknown;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

interface Props<Answer> {
  readonly query: LoadedQuery<Answer>;
  /** What could not be done. */
  readonly failed: string;
  /** What is said where no answer came. */
  readonly connection?: string;
  /** A piece of a screen: where it fails a line is enough. */
  readonly small?: boolean;
  readonly children: (answer: Answer) => ReactNode;
}

/** What one call answers: once it is there, while it is waited for, and where it fails. */
export function Loaded<Answer>({ query, failed, connection, small = false, children }: Props<Answer>) {
  const { data, error, isFetching, refetch } = query;
  if (data !== undefined) return children(data);
  if (error === undefined)
    return <div className={classes.waiting} data-small={small} role="status" aria-label="Carregando" />;
  const { text, requestId } = readApiError(error, small ? failed : 'Erro no servidor', connection);
  if (small) {
    return (
      <div role="alert" className={classes.failed}>
        <p>{text}</p>
        <Button variant="default" size="sm" loading={isFetching} onClick={refetch}>
          Tentar Novamente
        </Button>
      </div>
    );
  }
  return (
    <StatePanel
      title={failed}
      text={text}
      requestId={requestId}
      action={{ label: 'Tentar Novamente', onClick: refetch, busy: isFetching }}
    />
  );
}
