import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock.js';
import { eachPage, type Page } from '../../../platform/page.js';
import type { PromoCode } from './promo-code.js';
import { PromoCodeLists, type PromoWish } from './promo-code-lists.port.js';

type Narrowing = Omit<PromoWish, 'now'>;

const AT_ONCE = 500;

/** The promotional codes as administrators look through them. */
@Injectable()
export class ListPromoCodes {
  constructor(
    private readonly lists: PromoCodeLists,
    private readonly clock: Clock,
  ) {}

  page(narrowing: Narrowing, cursor: string | null, size: number): Promise<Page<PromoCode>> {
    return this.lists.page({ ...narrowing, now: this.clock.now() }, cursor, size);
  }

  /** All that match, read bit by bit; on the record. */
  async export(adminId: string, narrowing: Narrowing): Promise<AsyncIterable<readonly PromoCode[]>> {
    await this.lists.noteExport(adminId);
    const wish = { ...narrowing, now: this.clock.now() };
    return eachPage((cursor) => this.lists.page(wish, cursor, AT_ONCE));
  }
}
