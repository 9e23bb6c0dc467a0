import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** Whether something listens on a loopback port. */
function isBusy(port) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(true));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(false)));
  });
}

/** Waits until the port is free; false when it still is not after `waitMs`. */
export async function waitUntilFree(port, waitMs) {
  const deadline = Date.now() + waitMs;
  while (await isBusy(port)) {
    if (Date.now() >= deadline) return false;
    await sleep(200);
  }
  return true;
}
