import { useSearchParams } from 'react-router-dom';

/** Which entry of a list is open, by its id in the page's address; null for none. */
export function useOpened(name: string): [string | null, (id: string | null) => void] {
  const [params, setParams] = useSearchParams();
  const open = (id: string | null) => {
    const changed = new URLSearchParams(params);
    if (id === null) changed.delete(name);
    else changed.set(name, id);
    setParams(changed);
  };
  return [params.get(name), open];
}
