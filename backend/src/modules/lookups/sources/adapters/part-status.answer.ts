import { ApiProperty } from '@nestjs/swagger';
import { LOOKUP_TYPES, type LookupType } from '../../../../kernel/lookup-catalogue.js';
import { Text } from '../../model/index.js';
import { type PartStatus, STATUS_DAYS } from '../application/read-status.js';
import { OWN_PARTS, type OwnPart, SERVICE_STATES, type ServiceState } from '../domain/health.js';

export const STATE = { enum: SERVICE_STATES, enumName: 'ServiceState', example: 'operacional' } as const;
const ORIGINS = ['oficial', 'contratada', 'aberta'] as const;

export class StatusDay {
  @ApiProperty({ format: 'date', example: '2026-11-21' })
  day!: string;

  @ApiProperty({ ...STATE, description: 'O pior estado do dia.' })
  worst!: ServiceState;

  @ApiProperty({ type: Number, nullable: true, example: 0.998, description: 'De 0 a 1; nulo: sem chamadas no dia.' })
  availability!: number | null;
}

class PartStatusAnswer {
  @ApiProperty({
    ...STATE,
    description:
      '`instavel`: de cinco minutos, menos de 95 % das chamadas com resposta. `fora_do_ar`: menos da metade. `desligada`: o operador não a oferece.',
  })
  state!: ServiceState;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  since!: string | null;

  @Text(null, 'O aviso de uma consulta em manutenção.')
  text!: string | null;

  @ApiProperty({
    type: 'array',
    description: `Um item por dia desde \`from\`, ${STATUS_DAYS} ao todo; nulo: nada foi medido nesse dia.`,
    items: { nullable: true, allOf: [{ $ref: '#/components/schemas/StatusDay' }] },
  })
  days!: Array<StatusDay | null>;
}

export class LookupStatusAnswer extends PartStatusAnswer {
  @ApiProperty({ enum: LOOKUP_TYPES, enumName: 'LookupType', example: 'cpf' })
  type!: LookupType;

  @ApiProperty({ enum: ORIGINS, isArray: true, description: 'De que espécie são as suas fontes.' })
  origins!: string[];
}

export class OwnPartStatusAnswer extends PartStatusAnswer {
  @ApiProperty({ enum: OWN_PARTS, example: 'api' })
  part!: OwnPart;
}

export function partAnswer({ state, since, text, days }: PartStatus): PartStatusAnswer {
  return {
    state,
    since: since?.toISOString() ?? null,
    text,
    days: days.map((day) => day && { ...day, availability: day.availability && rounded(day.availability) }),
  };
}

/** Four places, downwards: a day with one failure is never told as a whole one. */
function rounded(share: number): number {
  return Math.floor(share * 10_000) / 10_000;
}
