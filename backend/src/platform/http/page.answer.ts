import type { Type } from '@nestjs/common';
import type { CountedPage } from '../page.js';
import { AnswerOf, t } from './answer.fields.js';
import { SuccessAnswer } from './success.answer.js';

class PageAnswer extends AnswerOf(SuccessAnswer, {
  nextCursor: t.uuid({ nullable: true }),
  total: t.integer(),
  totalCapped: t.boolean('Verdadeiro quando há mais do que se contou.', { example: false }),
}) {}

/** One page of a list, to be extended by an answer that has a name. */
export function PageOf<Item>(item: Type<Item>, description = ''): Type<PageAnswer & { data: readonly Item[] }> {
  return AnswerOf(PageAnswer, { data: t.list(item, description) });
}

/** A page of what is shown, as its answer. */
export function pageAnswer<Item>({ items, next, total, capped }: CountedPage<Item>) {
  return { success: true as const, data: items, nextCursor: next, total, totalCapped: capped };
}

/** All of a short list, as its one page. */
export function wholeAnswer<Item>(items: readonly Item[]) {
  return pageAnswer({ items, next: null, total: items.length, capped: false });
}
