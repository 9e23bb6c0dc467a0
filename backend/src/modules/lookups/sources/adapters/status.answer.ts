import { LOOKUP_TYPES, type LookupType } from '../../../../kernel/lookup-catalogue.js';
import { AnswerOf, SuccessAnswer, t } from '../../../../platform/http/answer.fields.js';
import type { Status } from '../application/read-status.js';
import { type Component, OWN_PARTS, type OwnPart } from '../domain/health.js';
import { LookupStatusAnswer, OwnPartStatusAnswer, partAnswer, serviceState } from './part-status.answer.js';

class IncidentAnswer extends AnswerOf({
  type: t.enum(LOOKUP_TYPES, 'Nulo: uma parte nossa.', { enumName: 'LookupType', nullable: true }),
  part: t.enum(OWN_PARTS, { nullable: true }),
  worst: serviceState('O pior estado do incidente.'),
  since: t.dateTime(),
  until: t.dateTime('Nulo: ainda não terminou.', { nullable: true }),
}) {}

export class StatusAnswer extends AnswerOf(SuccessAnswer, {
  current: t.boolean('Falso: não foi possível apurar agora, e estes são os últimos dados.'),
  at: t.dateTime('Quando estes dados foram apurados.'),
  overall: serviceState('O pior entre o que está com problema; manutenção e desligada não contam.'),
  from: t.string('O primeiro dia dos históricos, em Brasília.', { format: 'date' }),
  lookups: t.list(LookupStatusAnswer),
  parts: t.list(OwnPartStatusAnswer),
  incidents: t.list(IncidentAnswer, 'Os incidentes dos históricos, o mais novo primeiro; 30 no máximo.'),
}) {}

export function statusAnswer({ at, overall, from, lookups, parts, incidents }: Status, current: boolean): StatusAnswer {
  return {
    success: true,
    current,
    at,
    overall,
    from,
    lookups: lookups.map(({ type, origins, ...part }) => ({ type, origins, ...partAnswer(part) })),
    parts: parts.map(({ part, ...rest }) => ({ part, ...partAnswer(rest) })),
    incidents: incidents.map(({ component, worst, since, until }) => ({
      ...subjectOf(component),
      worst,
      since,
      until,
    })),
  };
}

function subjectOf(component: Component): { type: LookupType | null; part: OwnPart | null } {
  if (component.startsWith('consulta:')) return { type: component.slice('consulta:'.length) as LookupType, part: null };
  return { type: null, part: component as OwnPart };
}
