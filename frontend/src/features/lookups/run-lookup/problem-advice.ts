import { type LookupType, lookupDefinition } from '@kernel/lookup-catalogue';
import { formatMoment } from '../../../shared/ui/dates';

export function adviceFor(type: LookupType, code: string | null, details: unknown): string | null {
  const { inputs, goesIn } = lookupDefinition(type);
  switch (code) {
    case 'NOT_FOUND':
      if (motiveIn(details)) return `${motiveIn(details)}.`;
      return inputs.every(({ mask }) => mask === null)
        ? `A fonte respondeu e não tem esse cadastro. Confira como está escrito: ${goesIn}.`
        : `A fonte respondeu e não tem esse cadastro. Confira dígito por dígito: ${goesIn}.`;
    case 'SOURCE_DOWN':
      return 'Isso não quer dizer que o cadastro não exista: a fonte é que não respondeu.';
    case 'SOURCES_DIVERGE':
      return 'As fontes deram respostas diferentes, por isso nenhuma é mostrada. Tente de novo mais tarde.';
    case 'RATE_LIMITED':
    case 'QUOTA_EXCEEDED':
      return [
        waitInWords(code, details),
        'Seu histórico continua disponível: abrir um resultado salvo não conta como consulta.',
      ]
        .filter(Boolean)
        .join(' ');
    default:
      return null;
  }
}

/** Why an account must wait, and until when, where the answer says so. */
function waitInWords(code: string, details: unknown): string | null {
  const { explicacao, ate, renovaEm, usadas, limite } = Object(details) as Record<string, unknown>;
  if (code === 'QUOTA_EXCEEDED' && Number(usadas) < Number(limite))
    return 'As últimas consultas do dia estão em andamento. Tente de novo em alguns segundos.';
  if (code === 'QUOTA_EXCEEDED' && typeof renovaEm === 'string')
    return `Novas consultas a partir de ${formatMoment(renovaEm)}.`;
  if (typeof explicacao !== 'string') return null;
  return typeof ate === 'string' ? `${explicacao} As consultas voltam em ${formatMoment(ate)}.` : explicacao;
}

/** All of the day's lookups are used, none of them is still under way: nothing helps before midnight but a bigger plan. */
export function isDayUsed(code: string | null, details: unknown): boolean {
  const { usadas, limite } = Object(details) as Record<string, unknown>;
  return code === 'QUOTA_EXCEEDED' && Number(usadas) >= Number(limite);
}

/** What the source said more precisely than the text by type. */
function motiveIn(details: unknown): string | null {
  const { motivo } = Object(details);
  return typeof motivo === 'string' ? motivo : null;
}
