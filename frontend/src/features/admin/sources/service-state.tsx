import type { ServiceState } from '../../../shared/api/generated';
import { Tag, type Tone } from '../../../shared/ui/tag';

export const STATE_LABELS: Readonly<Record<ServiceState, string>> = {
  operacional: 'Funcionando',
  instavel: 'Instável',
  fora_do_ar: 'Fora do ar',
  manutencao: 'Em manutenção',
  desligada: 'Desligada',
};

const TONES: Readonly<Record<ServiceState, Tone>> = {
  operacional: 'success',
  instavel: 'warning',
  manutencao: 'warning',
  fora_do_ar: 'danger',
  desligada: 'plain',
};

export function State({ state }: { state: ServiceState }) {
  return <Tag tone={TONES[state]}>{STATE_LABELS[state]}</Tag>;
}
