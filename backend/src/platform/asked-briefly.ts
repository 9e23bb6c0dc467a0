import { SharedCalls } from './shared-calls.js';

const PATIENCE_MS = 1_500;

/** Asks once at a time, whoever else wants to know meanwhile; null when that fails or takes too long. */
export function askedBriefly<Read>(ask: () => Promise<Read>): () => Promise<Read | null> {
  const asking = new SharedCalls<Read>();
  return () => within(asking.share('', ask));
}

async function within<Read>(asked: Promise<Read>): Promise<Read | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), PATIENCE_MS);
  });
  const read = await Promise.race([asked.catch(() => null), late]);
  clearTimeout(timer);
  return read;
}
