import { ApiProperty } from '@nestjs/swagger';
import { LOOKUP_TYPES, type LookupType } from '../../../../kernel/lookup-catalogue.js';
import { PageOf } from '../../../../platform/http/page.answer.js';
import { protocolOf } from '../../model/index.js';
import { ABUSE_FLAG_KINDS, type AbuseFlagKind, DETECTORS, type Detector } from '../domain/finding.js';
import { type AbuseFlag, type FlaggedHour } from './abuse-flags.store.js';

const WIRE_KINDS = ['lenta', 'parada', 'retida', 'liberada'] as const;
export type WireKind = (typeof WIRE_KINDS)[number];
export const WIRE_KIND_NAMES = WIRE_KINDS;

/** The wire's word for each kind, in the same order. */
export function kindOf(word: WireKind): AbuseFlagKind {
  return ABUSE_FLAG_KINDS[WIRE_KINDS.indexOf(word)] ?? 'released';
}

function wordOf(kind: AbuseFlagKind): WireKind {
  return WIRE_KINDS[ABUSE_FLAG_KINDS.indexOf(kind)] ?? 'liberada';
}

export class AbuseFlagItem {
  @ApiProperty({ format: 'uuid' })
  id!: string;
  @ApiProperty({ example: '20261121-7Q2M-K9XD', description: 'Como quem usa a conta o informa ao pedir a liberação.' })
  protocolo!: string;
  @ApiProperty({ format: 'date-time' })
  em!: string;
  @ApiProperty({ format: 'uuid' })
  accountId!: string;
  @ApiProperty({ type: String, nullable: true, description: 'Nulo depois que a conta foi apagada.' })
  nome!: string | null;
  @ApiProperty({ type: String, nullable: true })
  email!: string | null;
  @ApiProperty({
    enum: WIRE_KINDS,
    enumName: 'AbuseFlagLevel',
    description:
      '`lenta`: cada consulta espera um momento. `parada`: nenhuma por uma hora. `retida`: nenhuma até a liberação, por decisão de alguém. `liberada`: por decisão de alguém.',
  })
  nivel!: WireKind;
  @ApiProperty({
    enum: DETECTORS,
    enumName: 'Detector',
    nullable: true,
    description: 'O que foi notado; nulo numa decisão.',
  })
  motivo!: Detector | null;
  @ApiProperty({ type: 'object', additionalProperties: { type: 'number' }, example: { seguidos: 16 } })
  numeros!: Record<string, number>;
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  ate!: string | null;
  @ApiProperty({ type: String, nullable: true, description: 'Quem decidiu.' })
  por!: string | null;
  @ApiProperty({ type: String, nullable: true })
  nota!: string | null;
  @ApiProperty({ description: 'Vale agora.' })
  emVigor!: boolean;
}

export class AbuseFlagsAnswer extends PageOf(AbuseFlagItem, 'A mais nova primeiro.') {}

class FlaggedLookup {
  @ApiProperty({ format: 'date-time' })
  em!: string;
  @ApiProperty({ enum: LOOKUP_TYPES, enumName: 'LookupType' })
  tipo!: LookupType;
  @ApiProperty({ example: '***.982.247-**' })
  consulta!: string;
  @ApiProperty({ example: 'not_found' })
  desfecho!: string;
}

class FlaggedStep {
  @ApiProperty({ format: 'date-time' })
  de!: string;
  @ApiProperty({ type: 'integer' })
  encontradas!: number;
  @ApiProperty({ type: 'integer' })
  outras!: number;
}

export class FlaggedHourAnswer extends AbuseFlagItem {
  @ApiProperty({ enum: [true] })
  success!: true;
  @ApiProperty({
    type: [FlaggedLookup],
    description: 'As últimas da hora anterior que estão no histórico, mascaradas.',
  })
  consultas!: FlaggedLookup[];
  @ApiProperty({ type: [FlaggedStep], description: 'A hora anterior, de cinco em cinco minutos.' })
  passos!: FlaggedStep[];
}

export function abuseFlagItem(one: AbuseFlag): AbuseFlagItem {
  return {
    id: one.id,
    protocolo: protocolOf(one.id, one.at),
    em: one.at.toISOString(),
    accountId: one.accountId,
    nome: one.accountName,
    email: one.accountEmail,
    nivel: wordOf(one.kind),
    motivo: one.detector,
    numeros: { ...one.figures },
    ate: one.until?.toISOString() ?? null,
    por: one.adminName,
    nota: one.note,
    emVigor: one.inForce,
  };
}

export function flaggedHourAnswer({ flag, lookups, steps }: FlaggedHour): FlaggedHourAnswer {
  return {
    success: true,
    ...abuseFlagItem(flag),
    consultas: lookups.map(({ at, type, masked, outcome }) => ({
      em: at.toISOString(),
      tipo: type,
      consulta: masked,
      desfecho: outcome,
    })),
    passos: steps.map(({ from, found, others }) => ({ de: from.toISOString(), encontradas: found, outras: others })),
  };
}
