import { Webhook } from 'standardwebhooks';

export type Verdict = 'valid' | 'invalid' | 'no-secret';

/** One post that came, as it came. */
export interface Received {
  at: string;
  id: string;
  signature: Verdict;
  /** What was answered. */
  status: number;
  headers: Record<string, string>;
  body: string;
}

export interface BoxSettings {
  /** Signatures are checked with it, and with the one before it. */
  secret: string;
  status: number;
  /** How often it answers so; then 204 again. Null: until told otherwise. */
  times: number | null;
  delayMs: number;
}

interface Box extends BoxSettings {
  received: Received[];
}

const KEPT = 500;
const MOST_BOXES = 1_000;
const TAKEN = 204;

/** Programs of integrators, each with a name: they check signatures, keep what came and fail when asked to. */
export class WebhookReceiver {
  private readonly boxes = new Map<string, Box>();

  names(): string[] {
    return [...this.boxes.keys()];
  }

  box(name: string): Box {
    const box = this.boxes.get(name) ?? { secret: '', status: TAKEN, times: null, delayMs: 0, received: [] };
    this.boxes.set(name, box);
    if (this.boxes.size > MOST_BOXES) this.boxes.delete(this.boxes.keys().next().value as string);
    return box;
  }

  set(name: string, settings: Partial<BoxSettings>): Box {
    return Object.assign(this.box(name), settings);
  }

  /** The newest first. */
  take(name: string, headers: Record<string, string>, body: string): Received {
    const box = this.box(name);
    const { status, times } = box;
    if (times !== null) box.times = times - 1;
    if (box.times === 0) Object.assign(box, { status: TAKEN, times: null });
    const id = headers['webhook-id'] ?? '';
    const signature = verdictOf(box.secret, headers, body);
    const received = { at: new Date().toISOString(), id, signature, status, headers, body };
    box.received = [received, ...box.received].slice(0, KEPT);
    return received;
  }

  clear(): void {
    this.boxes.clear();
  }
}

function verdictOf(secret: string, headers: Record<string, string>, body: string): Verdict {
  if (!secret) return 'no-secret';
  try {
    new Webhook(secret).verify(body, headers);
    return 'valid';
  } catch {
    return 'invalid';
  }
}
