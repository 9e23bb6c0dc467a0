import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { HistoryVariant } from './history-filters';
import { HistoryList } from './history-list';
import { SavedResult } from './saved-result';

/** The history as a list, or one saved result of it. What was searched for is kept for the way back. */
export function HistoryTab({ variant }: { variant: HistoryVariant }) {
  const [params] = useSearchParams();
  const [text, setText] = useState('');
  const entry = params.get('registro');
  if (entry) return <SavedResult key={entry} id={entry} />;
  return <HistoryList variant={variant} text={text} onSearch={setText} />;
}
