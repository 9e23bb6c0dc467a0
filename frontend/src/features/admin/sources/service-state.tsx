import { SERVICE_STATE_LABELS } from '@kernel/service-states';
import type { ServiceState } from '../../../shared/api/generated';
import { Tag, type Tone } from '../../../shared/ui/tag';

const TONES: Readonly<Record<ServiceState, Tone>> = {
  operacional: 'success',
  instavel: 'warning',
  manutencao: 'warning',
  fora_do_ar: 'danger',
  desligada: 'plain',
};

export function State({ state }: { state: ServiceState }) {
  return <Tag tone={TONES[state]}>{SERVICE_STATE_LABELS[state]}</Tag>;
}
