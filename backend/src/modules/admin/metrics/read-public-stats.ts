import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock.js';
import { LookupFigures, UserFigures } from './public-figures.port.js';

export interface PublicStats {
  readonly activeUsers: number;
  readonly lookups: number;
  readonly availability: number | null;
  readonly at: Date;
}

const FRESH_MS = 60_000;

/** What everybody may know of the product's size: true figures, rounded down, a minute old at most. */
@Injectable()
export class ReadPublicStats {
  private reading: Promise<PublicStats> | null = null;
  private readAt = 0;

  constructor(
    private readonly users: UserFigures,
    private readonly figures: LookupFigures,
    private readonly clock: Clock,
  ) {}

  execute(): Promise<PublicStats> {
    const now = this.clock.now();
    if (this.reading && now.getTime() - this.readAt < FRESH_MS) return this.reading;
    this.readAt = now.getTime();
    this.reading = this.read(now);
    this.reading.catch(() => {
      this.reading = null;
    });
    return this.reading;
  }

  private async read(at: Date): Promise<PublicStats> {
    const [activeUsers, lookups, availability] = await Promise.all([
      this.users.activeUsers(),
      this.figures.lookups(),
      this.figures.availability(),
    ]);
    return {
      activeUsers: roundedDown(activeUsers),
      lookups: roundedDown(lookups),
      availability: availability === null ? null : Math.floor(availability * 1_000) / 1_000,
      at,
    };
  }
}

/** To two digits from ten on, so that the figure is true when it is read and nobody can count along. */
export function roundedDown(count: number): number {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(count, 1))) - 1);
  return Math.floor(count / step) * step;
}
