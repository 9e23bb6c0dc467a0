import { ApiProperty } from '@nestjs/swagger';
import { IsISO8601, IsOptional } from 'class-validator';
import { AnswerOf, t } from '../../../../../platform/http/answer.fields.js';
import { Satisfies } from '../../../../../platform/http/satisfies.js';
import { SuccessAnswer } from '../../../../../platform/http/success.answer.js';
import { AnswerReportAnswer } from './answer-report.answer.js';
import { lengthBetween } from './email-text.js';

export class AnswerDataSubjectRequestBody {
  @ApiProperty({ minLength: 10, maxLength: 4000, description: 'O texto que acompanha a resposta.' })
  @Satisfies(lengthBetween(10, 4_000))
  text!: string;

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'O `ate` da prévia que foi lida: vai essa relação, sem o que veio depois. Nulo: sem relação.',
  })
  @IsOptional()
  @IsISO8601({ strict: true }, { message: 'Abra a prévia de novo.' })
  reportUntil!: string | null;
}

export class DataSubjectAnswerPreview extends AnswerOf({
  draft: t.string('Um texto para começar.'),
  report: t.one(AnswerReportAnswer),
  sentByAnother: t.boolean('Quem confirmou a identidade foi você, e por isso outro administrador envia.'),
}) {}

export class DataSubjectAnswerPreviewAnswer extends AnswerOf(SuccessAnswer, {
  data: t.one(DataSubjectAnswerPreview),
}) {}
