import { useNavigate } from 'react-router-dom';
import { readApiError } from '../api/api-error';
import { BackLink } from './back-link';
import { FailedPanel, type FailedQuery } from './failed-panel';
import { HiddenTitle } from './hidden-title';
import { StatePanel } from './state-panel';

interface Said {
  readonly title: string;
  readonly text: string;
}

interface Props {
  /** What the page is, for who cannot see it. */
  readonly heading: string;
  /** The list that it was opened from. */
  readonly list: string;
  readonly listLabel?: string;
  readonly gone: Said;
  readonly failed: Said;
  readonly query: FailedQuery;
}

/** A page of what was kept, where it is no longer there or could not be read. */
export function NotOpened({ heading, list, listLabel = 'Ver histórico', gone, failed, query }: Props) {
  const navigate = useNavigate();
  const { status, requestId } = readApiError(query.error, failed.text);
  return (
    <>
      <BackLink to={list} />
      <HiddenTitle title={heading} />
      {status === 404 ? (
        <StatePanel {...gone} requestId={requestId} action={{ label: listLabel, onClick: () => navigate(list) }} />
      ) : (
        <FailedPanel {...failed} query={query} />
      )}
    </>
  );
}
