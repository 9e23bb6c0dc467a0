import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

/** What an entry of the browser's history keeps that was opened from its list. */
const FROM_LIST = { fromList: true };

/**
 * Which entry of a list is open, by its id in the page's address; null for none. Closed, the browser goes back to the list that it was opened
 * from, as that was left. What opens `beside` the list leaves it where it stands.
 */
export function useOpened(name: string, beside = false): [string | null, (id: string | null) => void] {
  const [params, setParams] = useSearchParams();
  const { state, key } = useLocation();
  const navigate = useNavigate();
  const opened = params.get(name);
  const leaving = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another entry is another question
  useEffect(() => {
    leaving.current = false;
  }, [key]);
  const open = (id: string | null) => {
    if (id === null && Object(state).fromList) {
      // Esc is told twice, and the browser goes back later.
      if (!leaving.current) navigate(-1);
      leaving.current = true;
      return;
    }
    const changed = new URLSearchParams(params);
    if (id === null) changed.delete(name);
    else changed.set(name, id);
    setParams(changed, { state: opened === null ? FROM_LIST : null, preventScrollReset: beside });
  };
  return [opened, open];
}
