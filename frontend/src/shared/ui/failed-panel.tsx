import { readApiError } from '../api/api-error';
import { StatePanel } from './state-panel';

/** A call that failed, as its generated hook tells of it. */
export interface FailedQuery {
  readonly error?: unknown;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

interface Props {
  /** What could not be done. */
  readonly title: string;
  /** What is said where the server gives no words; a title is not said twice. */
  readonly text?: string;
  /** What is said where no answer came. */
  readonly connection?: string | undefined;
  readonly query: FailedQuery;
}

/** In place of what a call should have brought: why it did not, and a button that tries again. */
export function FailedPanel({ title, text = title, connection, query }: Props) {
  const problem = readApiError(query.error, text, connection);
  return (
    <StatePanel
      title={title}
      text={problem.text === title ? undefined : problem.text}
      requestId={problem.requestId}
      action={{ label: 'Tentar Novamente', onClick: () => query.refetch(), busy: query.isFetching }}
    />
  );
}
