import type { LookupType } from '@kernel/lookup-catalogue';
import type { Purpose } from '@kernel/purposes';
import type { ResultView } from '@kernel/results/result-view';
import type { ReactNode } from 'react';
import type { LookupMeta } from '../../../shared/api/generated';

export interface LookupResultProps {
  readonly type: LookupType;
  readonly view: ResultView;
  /** The answer as it came, for the exports. */
  readonly data: unknown;
  readonly meta: LookupMeta | null;
  readonly purpose: Purpose | null;
  readonly onNew: () => void;
  /** What stands behind the sections. */
  readonly more?: ReactNode;
  /** What stands between the summary and the sections, such as the note on a saved result. */
  readonly children?: ReactNode;
}
