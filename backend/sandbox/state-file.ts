import { readFileSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** A JSON file that is replaced as a whole, so that a reader finds the old text or the new one and never half of it. */
export class StateFile<T> {
  private running: Promise<void> | null = null;
  private queued: Promise<void> | null = null;

  /** Without a path nothing is kept. */
  constructor(
    private readonly path: string | undefined,
    private readonly snapshot: () => T,
  ) {}

  load(): T | null {
    if (!this.path) return null;
    try {
      return JSON.parse(readFileSync(this.path, 'utf8')) as T;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
      throw error;
    }
  }

  /** Resolves when a write that began after the call is on disk; calls that arrive together share one write. */
  save(): Promise<void> {
    if (!this.path) return Promise.resolve();
    this.queued ??= this.afterRunning(this.path);
    return this.queued;
  }

  private async afterRunning(path: string): Promise<void> {
    await this.running?.catch(() => undefined);
    this.queued = null;
    this.running = this.write(path);
    return this.running;
  }

  private async write(path: string): Promise<void> {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(`${path}.new`, JSON.stringify(this.snapshot()), { mode: 0o600 });
    await rename(`${path}.new`, path);
  }
}
