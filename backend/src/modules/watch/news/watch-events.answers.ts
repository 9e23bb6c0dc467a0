import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsOptional, IsString, MaxLength } from 'class-validator';
import { SizedPageQuery } from '../../../platform/http/page.query.js';
import { SuccessAnswer } from '../../../platform/http/success.answer.js';
import type { ToldWatchEvent, WatchEventPage } from './read-watch-events.js';

export class WatchEventsQuery extends SizedPageQuery {
  @ApiPropertyOptional({ example: '11222333000181', description: 'Só os desta empresa.' })
  @IsOptional()
  @IsString({ message: 'Informe um CNPJ.' })
  @MaxLength(30, { message: 'Informe um CNPJ.' })
  cnpj?: string;
}

const SIDE = { type: 'object', nullable: true, additionalProperties: true } as const;

export class WatchEventItem {
  @ApiProperty({ format: 'uuid', example: '0198f3a0-5d2a-7c4e-9d6b-3d3f0b7a9c11' })
  id!: string;

  @ApiProperty({ example: '11222333000181' })
  cnpj!: string;

  @ApiProperty({ type: String, nullable: true, example: 'PADARIA DO BAIRRO LTDA' })
  nome!: string | null;

  @ApiProperty({ example: '2026-10', description: 'O mês que trouxe a mudança (AAAA-MM).' })
  mes!: string;

  @ApiProperty({
    example: 'situacao',
    description:
      'aberta, removida, baixada, situacao, razao_social, nome_fantasia, endereco, contato, cnae, cadastro, capital, porte, natureza, simples, mei, regime_incluido, regime_removido, socio_entrou, socio_saiu, socio_mudou_qualificacao ou socio_alterado.',
  })
  tipo!: string;

  @ApiProperty({
    ...SIDE,
    example: { situacao_cadastral: 'ATIVA' },
    description: 'Os campos da consulta que mudaram, como eram; nulo no que é novo.',
  })
  antes!: Record<string, unknown> | null;

  @ApiProperty({ ...SIDE, example: { situacao_cadastral: 'SUSPENSA' }, description: 'Como ficaram; nulo no que saiu.' })
  depois!: Record<string, unknown> | null;
}

const NEXT = {
  type: String,
  format: 'uuid',
  nullable: true,
  description: 'Para pedir a página seguinte; nulo na última.',
  example: '0198f3a0-5d2a-7c4e-9d6b-3d3f0b7a9c11',
} as const;

export class WatchEventsAnswer extends SuccessAnswer {
  @ApiProperty({ type: [WatchEventItem], description: 'O mês mais novo primeiro.' })
  data!: WatchEventItem[];

  @ApiProperty(NEXT)
  nextCursor!: string | null;
}

export class V1WatchEvents {
  @ApiProperty({ type: () => [WatchEventItem], description: 'O mês mais novo primeiro.' })
  data!: WatchEventItem[];

  @ApiProperty(NEXT)
  nextCursor!: string | null;
}

export function watchEvents({ events, next }: WatchEventPage): V1WatchEvents {
  return { data: events.map(item), nextCursor: next };
}

function item({ id, cnpj, nome, mes, tipo, antes, depois }: ToldWatchEvent): WatchEventItem {
  return { id, cnpj, nome, mes, tipo, antes, depois };
}
