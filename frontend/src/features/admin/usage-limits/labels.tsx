import type { AbuseFlagLevel, Detector } from '../../../shared/api/generated';
import { Tag, type Tone } from '../../../shared/ui/tag';

export const LEVELS: Readonly<Record<AbuseFlagLevel, string>> = {
  lenta: 'Lenta',
  parada: 'Parada',
  retida: 'Retida',
  liberada: 'Liberada',
};

export const DETECTORS: Readonly<Record<Detector, string>> = {
  sequencia: 'Sequência',
  nomes: 'Lista de nomes',
  volume: 'Volume',
  sem_resultado: 'Sem resultado',
};

const METRIC_LABELS: Readonly<Record<string, (n: number) => string>> = {
  seguidos: (n) => `${n} seguidos, a no máximo 10 um do outro`,
  passos: (n) => `${n} passos iguais`,
  distancia: (n) => `de ${n} em ${n}`,
  proximos: (n) => `${n} documentos próximos`,
  faixa: (n) => `numa faixa de ${n.toLocaleString('pt-BR')}`,
  mesmoSobrenome: (n) => `um sobrenome com ${n} nomes`,
  mesmoNome: (n) => `um nome com ${n} sobrenomes`,
  emOrdem: (n) => `${n} nomes em ordem alfabética, próximos`,
  consultas: (n) => `${n} consultas em uma hora`,
  semResultado: (n) => `${n} sem resultado`,
  respondidas: (n) => `de ${n} respondidas`,
};

/** What an abuse flag is founded on. */
export function metricsLabel(figures: Readonly<Record<string, number>>): string {
  const order = Object.keys(METRIC_LABELS);
  return Object.entries(figures)
    .sort(([a], [b]) => order.indexOf(a) - order.indexOf(b))
    .map(([name, n]) => METRIC_LABELS[name]?.(n) ?? `${name}: ${n}`)
    .join(', ');
}

const TONES: Readonly<Record<AbuseFlagLevel, Tone>> = {
  lenta: 'warning',
  parada: 'danger',
  retida: 'danger',
  liberada: 'plain',
};

/** A level as a word in its colour, strong while it is in force. */
export function LevelMark({ level, inForce }: { level: AbuseFlagLevel; inForce: boolean }) {
  return (
    <Tag tone={inForce ? TONES[level] : 'plain'}>
      {inForce || level === 'liberada' ? LEVELS[level] : `${LEVELS[level]} (passou)`}
    </Tag>
  );
}
