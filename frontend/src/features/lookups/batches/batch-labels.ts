import type { BatchPause, BatchStatus, BatchType, LineVerdict } from '@kernel/batches';
import { lookupDefinition } from '@kernel/lookup-catalogue';
import type { BatchItem } from '../../../shared/api/generated';
import { formatMoment } from '../../../shared/ui/dates';
import type { Tone } from '../../../shared/ui/tag';

/** How often a batch that runs is looked at, and one that will go on by itself. */
const LOOK_EVERY_MS = 2_000;
const LOOK_AGAIN_MS = 15_000;

/** In the order in which they are offered. */
export const VERDICT_TONES: Readonly<Record<LineVerdict, Tone>> = {
  found: 'success',
  nobody: 'plain',
  diverged: 'warning',
  source_down: 'warning',
  protected: 'warning',
  waiting: 'plain',
  invalid: 'danger',
  repeated: 'plain',
  cancelled: 'plain',
};
export const VERDICTS = Object.keys(VERDICT_TONES) as LineVerdict[];

export const STATUS_LABELS: Readonly<Record<BatchStatus, readonly [label: string, tone: Tone]>> = {
  waiting: ['Na fila', 'plain'],
  running: ['Em andamento', 'accent'],
  paused: ['Pausado', 'warning'],
  cancelled: ['Cancelado', 'plain'],
  finished: ['Terminado', 'success'],
};

const PAUSE_WORDS: Readonly<Record<BatchPause, string>> = {
  owner: 'Pausado até que você o retome.',
  quota: 'O limite de consultas do dia acabou.',
  limited: 'As consultas da sua conta estão em pausa.',
  plan: 'Sua assinatura expirou. Renove e retome o lote.',
  terms: 'Aceite os termos de uso e retome o lote.',
  account: 'Sua conta estava bloqueada. Retome o lote.',
};

export function typeLabel(type: BatchType): string {
  return lookupDefinition(type).label;
}

function isUnderWay({ status }: Pick<BatchItem, 'status'>): boolean {
  return status === 'waiting' || status === 'running';
}

/** How often it is worth looking what became of these, in milliseconds; 0: they stand as they are. */
export function lookEvery(batches: readonly BatchItem[]): number {
  if (batches.some(isUnderWay)) return LOOK_EVERY_MS;
  const goesOn = ({ status, resumesAt, counts }: BatchItem) =>
    resumesAt !== null || (status === 'cancelled' && (counts.waiting ?? 0) > 0);
  return batches.some(goesOn) ? LOOK_AGAIN_MS : 0;
}

/** Why it stands still, and until when; null where it does not. */
export function pauseText({ pauseReason, resumesAt }: BatchItem): string | null {
  if (!pauseReason) return null;
  const until = resumesAt ? ` Continua sozinho em ${formatMoment(resumesAt)}.` : '';
  return PAUSE_WORDS[pauseReason] + until;
}

/** Lines of which it is known what became of them. */
export function doneOf({ lines, counts }: BatchItem): number {
  return lines - (counts.waiting ?? 0);
}
