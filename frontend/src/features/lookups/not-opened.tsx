import { useNavigate } from 'react-router-dom';
import { readApiError } from '../../shared/api/api-error';
import { BackLink } from '../../shared/ui/back-link';
import { FailedPanel, type FailedQuery } from '../../shared/ui/failed-panel';
import { StatePanel } from '../../shared/ui/state-panel';

interface Said {
  readonly title: string;
  readonly text: string;
}

interface Props {
  /** What the page is, for who cannot see it. */
  readonly heading: string;
  /** The list that it was opened from. */
  readonly list: string;
  readonly gone: Said;
  readonly failed: Said;
  readonly query: FailedQuery;
}

/** A page of what was kept, where it is no longer there or could not be read. */
export function NotOpened({ heading, list, gone, failed, query }: Props) {
  const navigate = useNavigate();
  const { status, requestId } = readApiError(query.error, failed.text);
  return (
    <>
      <BackLink to={list} />
      <h1 className="visually-hidden">{heading}</h1>
      {status === 404 ? (
        <StatePanel
          {...gone}
          requestId={requestId}
          action={{ label: 'Ver histórico', onClick: () => navigate(list) }}
        />
      ) : (
        <FailedPanel {...failed} query={query} />
      )}
    </>
  );
}
