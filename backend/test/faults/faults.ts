import { setTimeout as sleep } from 'node:timers/promises';
import type { RunningApp } from '../harness/start-app.js';
import type { Cuttable } from './cuttable.js';
import type { Outcome } from './mixed-load.js';
import type { MovableClock } from './movable-clock.js';

/** The product under load, with what can be done to it. */
export interface Victim {
  readonly app: RunningApp;
  /** Between the product and its database. */
  readonly wire: Cuttable;
  readonly clock: MovableClock;
  readonly ms: number;
}

export interface Fault {
  readonly name: string;
  /** Does the harm, lets it last, and undoes it. */
  happen(victim: Victim): Promise<void>;
  /** Whether whoever asked meanwhile may be answered so. */
  allows(outcome: Outcome): boolean;
  /** The process may be another one afterwards. */
  readonly kills?: boolean;
}

const DAY_MS = 86_400_000;

const nobodyHarmed = () => false;
/** Cut off, or told that it did not work; never that it did not exist or was wrong. */
export const toldItFailed = ({ status }: Outcome) => status === null || status >= 500;
const sourceIsDown = ({ what, code }: Outcome) => what === 'cpf' && code === 'SOURCE_DOWN';
/** Tokens of another time open nothing, and no gateway takes a charge whose end has passed. */
const shutOut = ({ status, code }: Outcome) => status === 401 || code === 'PIX_NOT_CREATED';
/** Contracts with sources had not begun either. */
const tooEarly = (outcome: Outcome) => shutOut(outcome) || outcome.code === 'MAINTENANCE';

function atTheBureau(name: string, path: string, body: (ms: number) => object): Fault {
  return {
    name,
    allows: sourceIsDown,
    happen: async ({ app, ms }) => {
      await app.sandbox.post(path, body(ms));
      await sleep(ms);
      await app.sandbox.post('/latency/bureau', { ms: 0 });
      await app.sandbox.delete('/faults');
    },
  };
}

function onTheWire(name: string, how: 'cut' | 'stall'): Fault {
  return {
    name,
    allows: toldItFailed,
    happen: async ({ wire, ms }) => {
      wire[how]();
      await sleep(ms);
      wire.mend();
    },
  };
}

function ofTheClock(name: string, jump: number, allows: Fault['allows']): Fault {
  return {
    name,
    allows,
    happen: async ({ app, clock, ms }) => {
      clock.jump(app.pid(), jump);
      await sleep(ms);
      clock.jump(app.pid(), 0);
    },
  };
}

const END_SESSIONS = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
  WHERE datname = current_database() AND application_name LIKE 'nitido%'`;

/** What can happen to a product and what it lives on, all of it undone in the end. */
export const FAULTS: readonly Fault[] = [
  {
    name: 'kill: the application, SIGKILL',
    allows: toldItFailed,
    kills: true,
    happen: async ({ app }) => {
      await app.kill('SIGKILL');
      await app.restart();
    },
  },
  {
    name: 'kill: every session in the database, again and again',
    allows: toldItFailed,
    happen: async ({ app, ms }) => {
      for (const end = Date.now() + ms; Date.now() < end; await sleep(100)) {
        const { rowCount } = await app.sql.query(END_SESSIONS);
        if (rowCount === 0) throw new Error('there were no sessions to end');
      }
    },
  },
  atTheBureau('slow: the source takes longer than it may', '/latency/bureau', () => ({ ms: 3_000 })),
  atTheBureau('lie: the source answers what makes no sense', '/faults/bureau', () => ({ kind: 'garbage' })),
  atTheBureau('lie: the source tells of somebody else', '/faults/bureau', () => ({ kind: 'inconsistent' })),
  atTheBureau('cut: the source hangs up', '/faults/bureau', () => ({ kind: 'reset' })),
  onTheWire('cut: the wire to the database', 'cut'),
  onTheWire('slow: the wire to the database stands still', 'stall'),
  ofTheClock('clock: two days ahead', 2 * DAY_MS, shutOut),
  ofTheClock('clock: two days back', -2 * DAY_MS, tooEarly),
];

/** What happens between the faults. */
export const CALM: Fault = { name: 'nothing', allows: nobodyHarmed, happen: async ({ ms }) => sleep(ms) };
