import type { AppError } from '../../../../kernel/errors.js';
import { slowedDown } from './paused.js';

/** The lookups of one account that wait, the next one first. */
interface Lane {
  waiting: { hasLeft: () => boolean; begin: () => void; refuse: (why: AppError) => void }[];
  /** Of a clock that nobody sets. */
  nextAt: number;
}

/** The last of them begins after 6 s by default, so that an instance that ends, and gives answers 8 s, still serves it. */
const MOST_WAITING = 3;

/**
 * The lookups of slowed accounts: of each account one begins every `delayMs`, in the order in which they were asked. It is
 * kept in this process: an account that asks two instances gets through twice as many, and no more.
 */
export class SlowLanes {
  private readonly lanes = new Map<string, Lane>();

  constructor(private readonly delayMs: number) {}

  /** Until it may begin. Throws RATE_LIMITED, at once where a few wait already, and to who has left meanwhile. */
  async turn(accountId: string, hasLeft = () => false): Promise<void> {
    const lane = this.lanes.get(accountId) ?? this.open(accountId);
    this.dismiss(lane);
    if (lane.waiting.length >= MOST_WAITING) throw this.refusal(lane);
    await new Promise<void>((begin, refuse) => lane.waiting.push({ hasLeft, begin, refuse }));
  }

  private open(accountId: string): Lane {
    const lane: Lane = { waiting: [], nextAt: 0 };
    this.lanes.set(accountId, lane);
    this.next(accountId, lane);
    return lane;
  }

  private next(accountId: string, lane: Lane): void {
    lane.nextAt = performance.now() + this.delayMs;
    setTimeout(() => {
      this.dismiss(lane);
      lane.waiting.shift()?.begin();
      if (lane.waiting.length > 0) this.next(accountId, lane);
      else this.lanes.delete(accountId);
    }, this.delayMs);
  }

  /** Who has left makes room for who comes. */
  private dismiss(lane: Lane): void {
    const gone = lane.waiting.filter(({ hasLeft }) => hasLeft());
    if (gone.length === 0) return;
    lane.waiting = lane.waiting.filter((one) => !gone.includes(one));
    for (const { refuse } of gone) refuse(this.refusal(lane));
  }

  /** With the time until one of those that wait begins, and leaves its place. */
  private refusal({ nextAt }: Lane): AppError {
    return slowedDown(nextAt - performance.now(), this.delayMs);
  }
}
