const DEADLOCK = '40P01';
const MOST_ATTEMPTS = 3;

/**
 * Does `work` again when the database ended it to let another transaction through. A payment that is settled locks what
 * an erasure locks the other way round; one of both goes first.
 */
export async function againOnDeadlock<T>(work: () => Promise<T>, attempt = 1): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if ((error as { code?: string }).code !== DEADLOCK || attempt === MOST_ATTEMPTS) throw error;
    return againOnDeadlock(work, attempt + 1);
  }
}
