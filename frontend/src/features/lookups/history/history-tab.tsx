import { useSearchParams } from 'react-router-dom';
import { HistoryList } from './history-list';
import { SavedResult } from './saved-result';

/** The history as a list, or one saved result of it. */
export function HistoryTab() {
  const [params] = useSearchParams();
  const entry = params.get('registro');
  return entry ? <SavedResult key={entry} id={entry} /> : <HistoryList />;
}
