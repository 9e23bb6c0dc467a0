import type { LineVerdict } from '@kernel/batches';
import type { BatchLineItem } from '../../../shared/api/generated';
import { formatNumber } from '../../../shared/ui/numbers';
import { Tag } from '../../../shared/ui/tag';
import { VERDICT_LABELS } from './batch-labels';
import classes from './batch-lines.module.css';

/** What became of a line, and why. */
export function Verdict({ line: { verdict, reason, sameAs, attempts } }: { line: BatchLineItem }) {
  const [label, tone] = VERDICT_LABELS[verdict as LineVerdict];
  const again = verdict === 'waiting' && attempts > 0 ? 'A fonte estava fora do ar; será consultada de novo.' : null;
  const more = reason ?? again ?? (sameAs === null ? null : `Igual à linha ${formatNumber(sameAs)}`);
  return (
    <>
      <Tag tone={tone}>{label}</Tag>
      {more && <span className={classes.more}>{more}</span>}
    </>
  );
}
