import { ApiProperty } from '@nestjs/swagger';
import { ORIGINS, type Origin } from '../../domain/provenance.js';
import { Text } from './answer-fields.js';

/** Where an answer comes from. */
export class LookupMeta {
  @ApiProperty({ enum: ORIGINS, enumName: 'Origin', example: 'contratada' })
  origem!: Origin;

  @ApiProperty({ example: 'Birô de dados' })
  fonte!: string;

  @ApiProperty({ format: 'date-time', example: '2026-11-21T12:30:00.000Z' })
  consultadoEm!: string;

  @Text('2026-10', 'Mês dos dados (AAAA-MM), quando a fonte o informa.')
  dadosDe!: string | null;

  @ApiProperty({ type: 'integer', description: 'Milissegundos até a resposta das fontes.', example: 182 })
  latenciaMs!: number;

  @ApiProperty({ example: false })
  emCache!: boolean;

  @ApiProperty({ example: '20261121-7Q2M-K9XD' })
  protocolo!: string;

  @ApiProperty({ description: 'Verdadeiro quando nenhuma fonte respondeu e os dados são inventados.', example: false })
  simulado!: boolean;
}
