import { useCallback, useEffect, useRef } from 'react';
import { type NavigateFunction, type NavigateOptions, type To, useNavigate } from 'react-router-dom';

/** Navigates for as long as its page is on show: what comes late carries off nobody who has gone on. */
export function useNavigateHere(): NavigateFunction {
  const navigate = useNavigate();
  const here = useRef(true);
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);
  return useCallback(
    (to: To | number, options?: NavigateOptions) => (here.current ? navigate(to as To, options) : undefined),
    [navigate],
  );
}
