import type { INestApplication } from '@nestjs/common';

/** Closes in order when the supervising process disappears, so that nothing is left running behind it. */
export function stopWithParent(app: INestApplication): void {
  if (!process.send) return;
  process.on('disconnect', () => {
    app.close().finally(() => process.exit(0));
  });
}
