import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../../src/platform/database/embedded-postgres.js';
import { until } from '../harness/until.js';
import { type Fault, toldItFailed } from './faults.js';

const DISK = '500m';

/** A PostgreSQL of our own to be harmed, on a small disk of its own where we may make one. */
export class OwnServer {
  private constructor(
    private readonly folder: string,
    readonly smallDisk: boolean,
    private server: EmbeddedPostgres,
  ) {}

  static async start(): Promise<OwnServer> {
    const folder = mkdtempSync(join(tmpdir(), 'nitido-server-'));
    const smallDisk = mounted(folder);
    chmodSync(folder, 0o711);
    return new OwnServer(folder, smallDisk, await startEmbeddedPostgres({ dataDir: folder }));
  }

  get adminUrl(): string {
    return this.server.adminUrl;
  }

  /** What can happen to it; the disk only where it is its own. */
  get faults(): Fault[] {
    const killed: Fault = {
      name: 'kill: PostgreSQL, SIGKILL',
      allows: toldItFailed,
      happen: async ({ ms }) => {
        process.kill(this.server.pid, 'SIGKILL');
        await sleep(ms);
        await this.supervise();
      },
    };
    const full: Fault = {
      name: 'disk full: the database',
      allows: toldItFailed,
      happen: async ({ ms }) => {
        const ballast = join(this.folder, 'ballast');
        fill(ballast);
        await sleep(ms);
        rmSync(ballast);
        await this.supervise();
      },
    };
    return this.smallDisk ? [killed, full] : [killed];
  }

  async end(): Promise<void> {
    await this.server.destroy();
    if (this.smallDisk) execFileSync('umount', [this.folder]);
    rmSync(this.folder, { recursive: true, force: true });
  }

  /** As `npm start` and systemd do: started again where it has ended. */
  private async supervise(): Promise<void> {
    this.server = await until(() => startEmbeddedPostgres({ dataDir: this.folder }).catch(() => null));
  }
}

function mounted(folder: string): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK}`, 'nitido-faults', folder], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** Writes until there is no room for another page. */
function fill(file: string): void {
  for (const bytes of [1_000_000, 4_096]) {
    const chunk = Buffer.alloc(bytes);
    try {
      for (;;) writeFileSync(file, chunk, { flag: 'a' });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
    }
  }
}
