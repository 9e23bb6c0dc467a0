import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { readApiError } from '../api/api-error';
import { FailedPanel, type FailedQuery } from './failed-panel';
import classes from './loaded.module.css';

/** A call, as its generated hook tells of it. */
export interface LoadedQuery<Answer> extends FailedQuery {
  readonly data?: Answer | undefined;
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
    return (
      <div
        className={`felt-wait ${classes.waiting}`}
        data-small={small}
        data-waiting
        role="status"
        aria-label="Carregando"
      />
    );
  if (!small) return <FailedPanel title={failed} text="Erro no servidor" connection={connection} query={query} />;
  return (
    <div role="alert" className="stack-3 starts">
      <p>{readApiError(error, failed, connection).text}</p>
      <Button variant="default" size="sm" loading={isFetching} onClick={refetch}>
        Tentar Novamente
      </Button>
    </div>
  );
}
