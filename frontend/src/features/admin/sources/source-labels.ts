import type { ServiceState, SourceItem } from '../../../shared/api/generated';

export const STATE_LABELS: Readonly<Record<ServiceState, string>> = {
  operacional: 'Funcionando',
  instavel: 'Instável',
  fora_do_ar: 'Fora do ar',
  manutencao: 'Em manutenção',
  desligada: 'Desligada',
};

const CIRCUITS: Readonly<Record<'closed' | 'open' | 'half-open', string>> = {
  closed: 'Fechado',
  open: 'Aberto: recusa chamadas',
  'half-open': 'Em teste',
};

export function circuitLabel({ circuit }: SourceItem): string {
  return circuit ? CIRCUITS[circuit] : '–';
}

export function timesText({ health: { p50Ms, p95Ms } }: SourceItem): string {
  return p50Ms === null || p95Ms === null ? '–' : `${p50Ms} · ${p95Ms} ms`;
}
