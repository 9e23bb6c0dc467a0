import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join, sep } from 'node:path';
import { Injectable, Logger } from '@nestjs/common';
import { environment } from '../../../platform/config/environment.js';
import type { JobLoop } from '../../../platform/jobs/job-loop.js';
import { Jobs, type Round } from '../../../platform/jobs/jobs.js';
import { behindOthers } from '../../../platform/workers/behind-others.js';
import { CompaniesShare } from '../files/index.js';
import { CompaniesConfig } from '../register/index.js';
import { CompanyLoads } from './company-loads.store.js';
import { LoadStarter } from './load-starter.port.js';

const SIX_HOURS_MS = 21_600_000;
/** Memory that reading files may take; the rest of 300 MB is Node's own. */
const HEAP = ['--max-old-space-size=160', '--max-semi-space-size=8', '--single-threaded-gc'];
/** The loader's end where another process loads already, among others. */
const REFUSED = 1;
/** How a month stands that nobody asks for again but an administrator; the months after it are loaded all the same. */
const PASSED_OVER: ReadonlySet<string | null> = new Set(['recusada', 'cancelada']);

/** Loads what the share has published since, and what administrators ask for, in a process of its own that gives way to this one. */
@Injectable()
export class LoadProcess implements LoadStarter {
  private readonly logger = new Logger(LoadProcess.name);
  private readonly loop: JobLoop;
  private failures = 0;
  private again?: NodeJS.Timeout;

  constructor(
    private readonly config: CompaniesConfig,
    private readonly loads: CompanyLoads,
    jobs: Jobs,
  ) {
    this.loop = jobs.every({ name: 'LoadCompanies', everyMs: SIX_HOURS_MS, work: (round) => this.work(round) });
  }

  async months(): Promise<string[]> {
    const { share } = this.config;
    return share ? await new CompaniesShare(share.url, share.token).months() : [];
  }

  begin(): void {
    void this.loop.soon();
  }

  /** A round that fails is followed by another one sooner than usual: a share may be away for a minute. */
  private async work(round: Round): Promise<void> {
    clearTimeout(this.again);
    try {
      await this.round(round);
      this.failures = 0;
    } catch (error) {
      const pauseMs = this.config.COMPANIES_RETRY_SECONDS * 1_000 * 2 ** this.failures++;
      this.again = setTimeout(() => this.begin(), Math.min(pauseMs, SIX_HOURS_MS)).unref();
      throw error;
    }
  }

  private async round(round: Round): Promise<void> {
    if (round.ending.aborted) return;
    const asked = await this.loads.asked();
    if (asked !== null) return void (await this.run(asked, round));
    if (this.config.COMPANIES_SCHEDULE !== 'on') return;
    for (const month of await this.due()) {
      if (PASSED_OVER.has(await this.loads.lastOf(month))) continue;
      // One that waits would have to be judged anew after an earlier one.
      if (round.ending.aborted || (await this.loads.isOneWaiting()) || !(await this.run(month, round))) return;
    }
  }

  /** Each month after the one in force, so that no change is missed; of an empty register the newest, and in the sandbox the one before it too. */
  private async due(): Promise<string[]> {
    const months = await this.months();
    const inForce = await this.loads.inForce();
    if (inForce !== null) return months.filter((month) => month > inForce);
    return months.slice(this.config.share?.fictional ? -2 : -1);
  }

  /** Whether the month is in force now. Throws where it failed: the round has failed with it. */
  private async run(month: string, round: Round): Promise<boolean> {
    const { code, said } = await this.inOwnProcess(month, round);
    if (code === 0 || round.ending.aborted) return code === 0;
    const state = await this.loads.lastOf(month);
    const elsewhere = code === REFUSED && state === 'em_andamento';
    if (state !== 'aguardando' && !PASSED_OVER.has(state) && !elsewhere)
      throw new Error(`month ${month} is not in force: ${said}`);
    this.logger.warn(`month ${month} is not in force: ${said}`);
    return false;
  }

  /** How that ended, and the last of what it said. */
  private async inOwnProcess(month: string, { ending, goesOn }: Round): Promise<{ code: number | null; said: string }> {
    const program = [process.execPath, ...HEAP, PROGRAM, '--month', month];
    const [command, ...rest] = await behindOthers(this.config.COMPANIES_LOAD_PRIORITY, ...program);
    const child = spawn(command, rest, { env: { ...environment() }, stdio: ['ignore', 'pipe', 'pipe', 'ipc'] });
    let said = '';
    child.stderr?.on('data', (text: Buffer) => (said = `${said}${text}`.slice(-400)));
    child.stdout?.resume();
    // It tells each piece of its work.
    child.on('message', goesOn);
    const stop = () => child.kill('SIGKILL');
    ending.addEventListener('abort', stop, { once: true });
    if (ending.aborted) stop();
    try {
      const [code] = (await once(child, 'exit')) as [number | null];
      return { code, said: said.trim() };
    } finally {
      ending.removeEventListener('abort', stop);
    }
  }
}

/** Beside this program in the build, wherever in it this code came to lie. */
const PROGRAM = join(
  import.meta.dirname.slice(0, import.meta.dirname.lastIndexOf(`${sep}backend${sep}`)),
  'backend/bundle/src/cli/companies-load.js',
);
