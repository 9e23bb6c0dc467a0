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

export function circuitInWords({ circuit }: SourceItem): string {
  return circuit ? CIRCUITS[circuit] : '–';
}

export function rateInWords(rate: number | null): string {
  if (rate === null) return '–';
  return `${(Math.floor(rate * 1_000) / 10).toLocaleString('pt-BR')} %`;
}

export function timesInWords({ health: { p50Ms, p95Ms } }: SourceItem): string {
  return p50Ms === null || p95Ms === null ? '–' : `${p50Ms} · ${p95Ms} ms`;
}

interface List<Row> {
  readonly data?: { readonly data: readonly Row[]; readonly total: number } | undefined;
  readonly error?: unknown;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

/** A list that comes whole, for the table that knows pages; `wanted` narrows it here. */
export function onePage<Row>({ data, error, isFetching, refetch }: List<Row>, wanted: (row: Row) => boolean) {
  return {
    data: data && { pages: [{ data: data.data.filter(wanted), total: data.total }] },
    error: data ? undefined : error,
    isFetching,
    hasNextPage: false,
    fetchNextPage: refetch,
    refetch,
  };
}
