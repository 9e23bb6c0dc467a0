import { randomBytes } from 'node:crypto';
import { Logger } from '@nestjs/common';
import fc from 'fast-check';
import { Client } from 'pg';
import { startSandbox } from '../../../sandbox/sandbox.js';
import { Bank } from './bank.js';
import { Engine } from './engine.js';
import { faultsOf } from './invariants.js';
import { stories } from './story.js';
import { Teller } from './teller.js';

export interface ModelRun {
  /** Of a role that may create databases. */
  readonly databaseUrl: string;
  readonly seed: number;
  readonly stories: number;
  /** Stories told side by side, each lane on a database of its own. */
  readonly lanes: number;
  /** Hears how many have been told. */
  readonly progress?: (told: number) => void;
}

export interface ModelResult {
  readonly told: number;
  /** The first story that went wrong, and what was wrong with it; null when none did. */
  readonly failure: string | null;
}

/** Tells random stories of payments to the real services, and after each holds the books against the truth. */
export async function runModel(run: ModelRun): Promise<ModelResult> {
  Logger.overrideLogger(false);
  const plots = fc.sample(stories, { seed: run.seed, numRuns: run.stories });
  const state = { next: 0, told: 0, failure: null as string | null };
  await Promise.all(Array.from({ length: run.lanes }, () => lane(run, plots, state)));
  return { told: state.told, failure: state.failure };
}

async function lane(
  { databaseUrl, progress }: ModelRun,
  plots: ReturnType<typeof fc.sample<import('./story.js').Story>>,
  state: { next: number; told: number; failure: string | null },
): Promise<void> {
  const sandbox = await startSandbox({ port: 0, smtpPort: 0 });
  const database = await freshDatabase(databaseUrl);
  const engine = await Engine.start(database.url, sandbox.url);
  try {
    const bank = new Bank(sandbox.url);
    const teller = new Teller(engine, bank, await engine.account());
    while (state.failure === null && state.next < plots.length) {
      const at = state.next++;
      const plot = plots[at];
      if (!plot) return;
      const faults = await teller
        .tell(plot)
        .then((cast) => faultsOf(engine, bank, cast))
        .catch((error: Error) => [error.stack ?? error.message]);
      if (faults.length > 0) state.failure ??= `story ${at}: ${JSON.stringify(plot)}\n${faults.join('\n')}`;
      state.told++;
      progress?.(state.told);
    }
  } finally {
    await engine.stop();
    await sandbox.close();
    await database.drop();
  }
}

async function freshDatabase(adminUrl: string): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `nitido_model_${randomBytes(6).toString('hex')}`;
  const asAdmin = async (statement: string) => {
    const admin = new Client({ connectionString: adminUrl });
    await admin.connect();
    await admin.query(statement).finally(() => admin.end());
  };
  await asAdmin(`create database ${name}`);
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => asAdmin(`drop database if exists ${name} with (force)`) };
}
