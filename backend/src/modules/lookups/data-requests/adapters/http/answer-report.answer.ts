import { ApiProperty } from '@nestjs/swagger';

export class ReportedLookupAnswer {
  @ApiProperty({ format: 'date-time' })
  em!: string;

  @ApiProperty({ type: 'integer', description: 'O mesmo número é o mesmo assinante, nesta resposta.' })
  assinante!: number;

  @ApiProperty({ example: 'CPF' })
  tipo!: string;

  @ApiProperty({ type: String, nullable: true, example: 'Proteção ao crédito' })
  finalidade!: string | null;

  @ApiProperty({ type: String, nullable: true })
  baseLegal!: string | null;

  @ApiProperty({ type: String, nullable: true })
  fonte!: string | null;

  @ApiProperty({ example: 'Dados mostrados ao assinante' })
  desfecho!: string;
}

export class ReportedSourceAnswer {
  @ApiProperty()
  fonte!: string;

  @ApiProperty({ type: String, nullable: true })
  baseLegal!: string | null;

  @ApiProperty({ type: String, nullable: true, description: 'A empresa por trás da fonte, conforme o registro.' })
  responsavel!: string | null;

  @ApiProperty({ type: 'integer' })
  consultas!: number;
}

/** What the audit holds about a person, as the person reads it. */
export class AnswerReportAnswer {
  @ApiProperty({ format: 'date-time', description: 'A trilha até este momento.' })
  ate!: string;

  @ApiProperty({ type: 'integer' })
  total!: number;

  @ApiProperty({ type: 'integer' })
  assinantes!: number;

  @ApiProperty({ type: [ReportedLookupAnswer], description: 'A mais nova primeiro; no máximo 1.000.' })
  consultas!: readonly ReportedLookupAnswer[];

  @ApiProperty({ type: [ReportedSourceAnswer] })
  fontes!: readonly ReportedSourceAnswer[];
}

export class SentAnswerAnswer {
  @ApiProperty()
  text!: string;

  @ApiProperty({ type: AnswerReportAnswer, nullable: true })
  report!: AnswerReportAnswer | null;
}
