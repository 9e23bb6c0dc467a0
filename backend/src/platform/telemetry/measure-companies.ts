import { bounded } from './bounded-reading.js';
import type { ProductMetrics } from './metrics.js';
import { REGISTERS } from './readings.js';

/** Reads how old the register of companies is, and what is to follow. Of one that does not answer nothing is told. */
export function companiesGauges({ companiesMonthAge, companiesLoadOpen }: ProductMetrics): () => Promise<void> {
  const read = bounded(async () => [...REGISTERS].at(-1)?.ages() ?? null);
  return async () => {
    const ages = await read();
    for (const gauge of [companiesMonthAge, companiesLoadOpen]) gauge.remove();
    if (ages === null) return;
    companiesLoadOpen.set(ages.openLoad);
    if (ages.month !== null) companiesMonthAge.set(ages.month);
  };
}
