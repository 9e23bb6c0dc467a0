const PATIENCE_MS = 1_500;

/** Asks once at a time, whoever else wants to know meanwhile; null when that fails or takes too long. */
export function bounded<Read>(ask: () => Promise<Read>): () => Promise<Read | null> {
  let asking: Promise<Read> | null = null;
  return () => {
    asking ??= ask().finally(() => {
      asking = null;
    });
    return within(asking);
  };
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
