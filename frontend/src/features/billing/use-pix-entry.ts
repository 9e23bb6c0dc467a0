import { useCallback, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/**
 * The Pix as an entry of its own in the browser's history, after that of the plans, so that Back leads to them and forward
 * to the Pix again. It outlives a reload.
 */
export function usePixEntry() {
  const location = useLocation();
  const navigate = useNavigate();
  // Where the page is when the charge has been made, which is later than the click.
  const latest = useRef(location);
  useEffect(() => {
    latest.current = location;
  }, [location]);
  const enter = useCallback(() => {
    const { pathname, search, state } = latest.current;
    if (!isPix(state)) void navigate({ pathname, search }, { state: { ...state, pix: true } });
  }, [navigate]);
  const leave = useCallback(() => {
    if (isPix(latest.current.state)) void navigate(-1);
  }, [navigate]);
  return { inPix: isPix(location.state), enter, leave };
}

function isPix(state: unknown): boolean {
  return (state as { readonly pix?: boolean } | null)?.pix === true;
}
