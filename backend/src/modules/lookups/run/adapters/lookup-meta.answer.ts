import { ApiProperty } from '@nestjs/swagger';
import { ORIGINS, type Origin, Text } from '../../model/index.js';

/** Where an answer comes from. */
export class LookupMeta {
  @ApiProperty({ enum: ORIGINS, enumName: 'Origin', example: 'contratada' })
  origem!: Origin;

  @ApiProperty({ example: 'Birô de dados' })
  fonte!: string;

  @ApiProperty({
    format: 'date-time',
    description: 'Quando a fonte foi perguntada; antes desta consulta, se a resposta vem da memória recente.',
    example: '2026-11-21T12:30:00.000Z',
  })
  consultadoEm!: string;

  @Text('2026-10', 'Mês dos dados (AAAA-MM), quando a fonte o informa.')
  dadosDe!: string | null;

  @ApiProperty({ type: 'integer', description: 'Milissegundos até a resposta das fontes.', example: 182 })
  latenciaMs!: number;

  @ApiProperty({
    description: 'Verdadeiro quando a resposta é a de há pouco: 60 s para a mesma conta, 10 min para dados abertos.',
    example: false,
  })
  emCache!: boolean;

  @ApiProperty({ example: '20261121-7Q2M-K9XD' })
  protocolo!: string;

  @ApiProperty({ description: 'Verdadeiro quando nenhuma fonte respondeu e os dados são inventados.', example: false })
  simulado!: boolean;
}
