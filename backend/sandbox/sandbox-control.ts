import { type AnyFault } from './faults/fault-kinds.js';

export interface SwitchedFault {
  kind: AnyFault;
  /** Calls that still fail; null for "until switched off". */
  times: number | null;
}

export interface CallCount {
  vendor: string;
  method: string;
  path: string;
  count: number;
}

interface Gate {
  /** Calls that still pass. */
  passing: number;
  readonly opened: Promise<void>;
  open(): void;
}

/** Different paths remembered for each vendor; beyond, only the totals go on. */
const MAX_PATHS = 20_000;

/** What a test or a benchmark can turn while the sandbox runs: faults, latency, gates; and what it can read: call counts. */
export class SandboxControl {
  private readonly faults = new Map<string, SwitchedFault>();
  private readonly latencies = new Map<string, number>();
  private readonly gates = new Map<string, Gate>();
  private readonly totals = new Map<string, number>();
  private readonly paths = new Map<string, Map<string, number>>();

  /** Makes every call of a vendor fail, or the next so many; null makes it work again. */
  switchFault(vendor: string, kind: AnyFault | null, times: number | null = null): void {
    if (kind) this.faults.set(vendor, { kind, times });
    else this.faults.delete(vendor);
  }

  /** The fault for the call at hand; counts it. */
  takeFault(vendor: string): AnyFault | null {
    const fault = this.faults.get(vendor);
    if (!fault) return null;
    if (fault.times !== null && --fault.times <= 0) this.faults.delete(vendor);
    return fault.kind;
  }

  switchedFaults(): Record<string, SwitchedFault> {
    return Object.fromEntries(this.faults);
  }

  clearFaults(): void {
    this.faults.clear();
  }

  /** Adds so many milliseconds to every answer of a vendor. */
  setLatency(vendor: string, milliseconds: number): void {
    if (milliseconds > 0) this.latencies.set(vendor, milliseconds);
    else this.latencies.delete(vendor);
  }

  latencyOf(vendor: string): number {
    return this.latencies.get(vendor) ?? 0;
  }

  latencySettings(): Record<string, number> {
    return Object.fromEntries(this.latencies);
  }

  /** Lets so many more calls of a vendor pass and holds all others, until the gates are opened. */
  closeGate(vendor: string, passing: number): void {
    let open = () => {};
    const opened = new Promise<void>((resolve) => {
      open = resolve;
    });
    this.gates.set(vendor, { opened, open, ...this.gates.get(vendor), passing });
  }

  openGates(): void {
    for (const { open } of this.gates.values()) open();
    this.gates.clear();
  }

  async passGate(vendor: string): Promise<void> {
    const gate = this.gates.get(vendor);
    if (gate && --gate.passing < 0) await gate.opened;
  }

  countCall(vendor: string, method: string, path: string): void {
    this.totals.set(vendor, (this.totals.get(vendor) ?? 0) + 1);
    const paths = this.paths.get(vendor) ?? new Map<string, number>();
    this.paths.set(vendor, paths);
    const key = `${method} ${path}`;
    const known = paths.get(key);
    if (known !== undefined || paths.size < MAX_PATHS) paths.set(key, (known ?? 0) + 1);
  }

  /** Calls so far, of one vendor or all, by method and path. */
  traffic(vendor?: string): { total: number; totals: Record<string, number>; calls: CallCount[] } {
    const totals = [...this.totals].filter(([key]) => vendor === undefined || key === vendor);
    const calls = totals.flatMap(([key]) =>
      [...(this.paths.get(key) ?? [])].map(([call, count]) => {
        const [method, path] = call.split(' ') as [string, string];
        return { vendor: key, method, path, count };
      }),
    );
    return { total: totals.reduce((sum, [, count]) => sum + count, 0), totals: Object.fromEntries(totals), calls };
  }

  clearTraffic(): void {
    this.totals.clear();
    this.paths.clear();
  }
}
