import { ApiProperty } from '@nestjs/swagger';
import { LOOKUP_TYPES, type LookupType } from '../../../../kernel/lookup-catalogue.js';
import { PURPOSE_IDS, type Purpose } from '../../../../kernel/purposes.js';
import { SuccessAnswer } from '../../../../platform/http/success.answer.js';
import { ORIGINS, type Origin, OUTCOMES, type Outcome, Text } from '../../model/index.js';

export class ResultSummary {
  @ApiProperty({ example: true })
  hasResults!: boolean;
}

export class HistoryItem {
  @ApiProperty({ format: 'uuid', example: '0198f3a0-5d2a-7c4e-9d6b-3d3f0b7a9c11' })
  id!: string;

  @ApiProperty({ format: 'date-time', example: '2026-11-21T12:30:00.182Z' })
  timestamp!: string;

  @ApiProperty({ enum: LOOKUP_TYPES, enumName: 'LookupType', example: 'cpf' })
  consultationType!: LookupType;

  @ApiProperty({
    description: 'O que foi consultado: mascarado ou, sem o modo de privacidade, por extenso.',
    example: '***.982.247-**',
  })
  query!: string;

  @ApiProperty({ description: 'Verdadeiro só quando uma fonte respondeu com dados.', example: true })
  success!: boolean;

  @ApiProperty({ type: () => ResultSummary })
  resultSummary!: ResultSummary;

  @ApiProperty({
    enum: OUTCOMES,
    enumName: 'Outcome',
    description: 'Dados, não encontrado, fontes divergem, fonte fora do ar ou resposta simulada.',
    example: 'success',
  })
  outcome!: Outcome;

  @ApiProperty({ enum: ORIGINS, enumName: 'Origin', nullable: true, example: 'contratada' })
  origem!: Origin | null;

  @Text('Birô de dados')
  fonte!: string | null;

  @ApiProperty({ example: '20261121-7Q2M-K9XD' })
  protocolo!: string;

  @ApiProperty({ enum: PURPOSE_IDS, enumName: 'Purpose', nullable: true, example: 'protecao_credito' })
  finalidade!: Purpose | null;

  @ApiProperty({ example: false })
  simulado!: boolean;

  @Text(
    null,
    'Quem foi encontrado, para quem desligou o modo de privacidade; nulo com ele, em listas de homônimos e sem resultado guardado.',
  )
  encontrado!: string | null;

  @Text('9f3ac1d2e4b5a678', 'O dossiê da pessoa ou empresa; nulo em consultas que não são de uma só.')
  dossie!: string | null;
}

export class HistoryAnswer extends SuccessAnswer {
  @ApiProperty({ type: () => [HistoryItem] })
  history!: HistoryItem[];

  @Text('newest..0198f3a0-5d2a-7c4e-9d6b-3d3f0b7a9c11', 'Para pedir a página seguinte; nulo na última.')
  nextCursor!: string | null;

  @ApiProperty({ type: 'integer', description: 'Consultas que atendem ao filtro.', example: 42 })
  total!: number;

  @ApiProperty({ type: 'integer', description: 'Quantas delas trouxeram dados.', example: 40 })
  successes!: number;

  @ApiProperty({
    description:
      'Verdadeiro quando pode haver mais do que se contou: com período contam-se até 10.000, com busca até 2.000, ' +
      'e de uma busca com várias palavras muito comuns, só entre as mais novas.',
    example: false,
  })
  totalCapped!: boolean;
}
