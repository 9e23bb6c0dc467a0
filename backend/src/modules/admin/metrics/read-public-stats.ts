import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock.js';
import { ExpiringMap } from '../../../platform/expiring-map.js';
import { keptCall } from '../../../platform/shared-calls.js';
import { PublicMetrics } from './public-metrics.port.js';

export interface PublicStats {
  readonly activeUsers: number;
  readonly lookups: number;
  readonly availability: number | null;
  readonly at: Date;
}

const FRESH_MS = 60_000;

/** What everybody may know of the product's size: true numbers, rounded down, a minute old at most. */
@Injectable()
export class ReadPublicStats {
  private readonly kept = new ExpiringMap<Promise<PublicStats>>(FRESH_MS, 1, () => this.clock.now().getTime());

  constructor(
    private readonly metrics: PublicMetrics,
    private readonly clock: Clock,
  ) {}

  execute(): Promise<PublicStats> {
    return keptCall(this.kept, '', () => this.read(this.clock.now()));
  }

  private async read(at: Date): Promise<PublicStats> {
    const [activeUsers, lookups, availability] = await Promise.all([
      this.metrics.activeUsers(),
      this.metrics.lookups(),
      this.metrics.availability(),
    ]);
    return {
      activeUsers: roundedDown(activeUsers),
      lookups: roundedDown(lookups),
      availability: availability === null ? null : Math.floor(availability * 1_000) / 1_000,
      at,
    };
  }
}

/** To two digits from ten on, so that the number is true when it is read and nobody can count along. */
export function roundedDown(count: number): number {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(count, 1))) - 1);
  return Math.floor(count / step) * step;
}
