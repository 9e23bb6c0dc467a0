/** The server sends something at least every 8 s: after a longer silence the connection is dead, whatever it looks like. */
const LONGEST_SILENCE_MS = 12_000;

/** Aborts when `signal` does, and when nothing was heard for too long. */
export function watchSilence(signal: AbortSignal) {
  const over = new AbortController();
  const abort = () => over.abort();
  let timer = setTimeout(abort, LONGEST_SILENCE_MS);
  signal.addEventListener('abort', abort);
  return {
    signal: over.signal,
    broken: () => {
      clearTimeout(timer);
      timer = setTimeout(abort, LONGEST_SILENCE_MS);
    },
    end: () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', abort);
    },
  };
}
