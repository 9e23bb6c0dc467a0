import { ApiProperty } from '@nestjs/swagger';
import { LOOKUP_TYPES, type LookupType } from '../../../../kernel/lookup-catalogue.js';
import { SuccessAnswer } from '../../../../platform/http/success.answer.js';
import type { Status } from '../application/read-status.js';
import { type Component, OWN_PARTS, type OwnPart, type ServiceState } from '../domain/health.js';
import { LookupStatusAnswer, OwnPartStatusAnswer, partAnswer, STATE } from './part-status.answer.js';

export class IncidentAnswer {
  @ApiProperty({ enum: LOOKUP_TYPES, enumName: 'LookupType', nullable: true, description: 'Nulo: uma parte nossa.' })
  type!: LookupType | null;

  @ApiProperty({ enum: OWN_PARTS, nullable: true })
  part!: OwnPart | null;

  @ApiProperty({ ...STATE, description: 'O pior estado do incidente.' })
  worst!: ServiceState;

  @ApiProperty({ format: 'date-time' })
  since!: string;

  @ApiProperty({ type: String, format: 'date-time', nullable: true, description: 'Nulo: ainda não terminou.' })
  until!: string | null;
}

export class StatusAnswer extends SuccessAnswer {
  @ApiProperty({ description: 'Falso: não foi possível apurar agora, e estes são os últimos dados.' })
  current!: boolean;

  @ApiProperty({ format: 'date-time', description: 'Quando estes dados foram apurados.' })
  at!: string;

  @ApiProperty({ ...STATE, description: 'O pior entre o que está com problema; manutenção e desligada não contam.' })
  overall!: ServiceState;

  @ApiProperty({ format: 'date', description: 'O primeiro dia dos históricos, em Brasília.' })
  from!: string;

  @ApiProperty({ type: [LookupStatusAnswer] })
  lookups!: LookupStatusAnswer[];

  @ApiProperty({ type: [OwnPartStatusAnswer] })
  parts!: OwnPartStatusAnswer[];

  @ApiProperty({
    type: [IncidentAnswer],
    description: 'Os incidentes dos históricos, o mais novo primeiro; 30 no máximo.',
  })
  incidents!: IncidentAnswer[];
}

export function statusAnswer({ at, overall, from, lookups, parts, incidents }: Status, current: boolean): StatusAnswer {
  return {
    success: true,
    current,
    at: at.toISOString(),
    overall,
    from,
    lookups: lookups.map(({ type, origins, ...part }) => ({ type, origins: [...origins], ...partAnswer(part) })),
    parts: parts.map(({ part, ...rest }) => ({ part, ...partAnswer(rest) })),
    incidents: incidents.map(({ component, worst, since, until }) => ({
      ...subjectOf(component),
      worst,
      since: since.toISOString(),
      until: until?.toISOString() ?? null,
    })),
  };
}

function subjectOf(component: Component): { type: LookupType | null; part: OwnPart | null } {
  if (component.startsWith('consulta:')) return { type: component.slice('consulta:'.length) as LookupType, part: null };
  return { type: null, part: component as OwnPart };
}
