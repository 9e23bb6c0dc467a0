import { lookupDefinition } from '@kernel/lookup-catalogue';
import type { IncidentAnswer, ServiceState, StatusAnswer, StatusDay } from '../../../shared/api/generated';

export const STATE_LABELS: Readonly<Record<ServiceState, string>> = {
  operacional: 'Funcionando',
  instavel: 'Instável',
  fora_do_ar: 'Fora do ar',
  manutencao: 'Em manutenção',
  desligada: 'Não oferecida',
};

interface Measured {
  readonly state: ServiceState;
  readonly days: ReadonlyArray<StatusDay | null>;
}

/** Nobody has asked yet: that it works is then not known, only that nothing is known against it. */
export function isUnmeasured({ state, days }: Measured): boolean {
  return state === 'operacional' && !days.some((day) => day?.availability != null);
}

const PART_WORDS: Readonly<Record<string, string>> = { api: 'API', banco: 'Banco de dados' };

export const ORIGIN_LABELS: Readonly<Record<string, string>> = {
  oficial: 'fonte oficial',
  contratada: 'fonte contratada',
  aberta: 'dados abertos',
};

export function partName(part: string): string {
  return PART_WORDS[part] ?? part;
}

/** The sentence that comes first. */
export function overallText({ overall, lookups }: StatusAnswer): string {
  if (overall === 'operacional') {
    if (lookups.some(isUnmeasured)) return 'Nenhuma falha conhecida';
    return lookups.some(({ state }) => state === 'manutencao')
      ? 'As consultas que não estão em manutenção estão funcionando'
      : 'Todas as consultas estão funcionando';
  }
  return overall === 'fora_do_ar' ? 'Há uma parte do serviço fora do ar' : 'Uma parte do serviço está instável';
}

/** What is in trouble, and what is in maintenance, by name. */
export function troubleTexts({ lookups, parts }: StatusAnswer): string[] {
  const named = [
    ...lookups.map(({ type, state }) => ({ name: lookupDefinition(type).label, state })),
    ...parts.map(({ part, state }) => ({ name: partName(part), state })),
  ];
  return (['fora_do_ar', 'instavel', 'manutencao'] as const).flatMap((state) => {
    const names = named.filter((one) => one.state === state).map(({ name }) => name);
    return names.length > 0 ? [`${STATE_LABELS[state]}: ${names.join(', ')}.`] : [];
  });
}

export function incidentName({ type, part }: IncidentAnswer): string {
  return type ? lookupDefinition(type).label : partName(part ?? '');
}

/** How long something lasted: menos de um minuto, 12 min, 3 h 5 min. */
export function durationText(since: string, until: string): string {
  const minutes = Math.floor((Date.parse(until) - Date.parse(since)) / 60_000);
  if (minutes < 1) return 'menos de um minuto';
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (hours === 0) return `${minutes} min`;
  return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`;
}

/** Seconds since a moment, as "há 12 s" or "há 3 min". */
export function agoText(seconds: number): string {
  return seconds < 60 ? `há ${Math.max(0, Math.floor(seconds))} s` : `há ${Math.floor(seconds / 60)} min`;
}
