import { Injectable } from '@nestjs/common';
import { type CheckedLine, checkLines } from '../../../../kernel/batches.js';
import { ReadUsage } from '../../limits/index.js';
import type { BatchList } from '../batch.js';

/** What a list would come to, before anything is asked. */
@Injectable()
export class PreviewBatch {
  constructor(private readonly usage: ReadUsage) {}

  async execute(accountId: string, list: BatchList) {
    const lines = checkLines(list.type, list.items, list.lines);
    const { limit, used, renewsAt } = await this.usage.execute(accountId);
    const of = (wanted: CheckedLine['verdict']) => lines.filter(({ verdict }) => verdict === wanted).length;
    const counts = { valid: of('waiting'), invalid: of('invalid'), repeated: of('repeated') };
    return { lines, ...counts, limit, used, renewsAt };
  }
}
