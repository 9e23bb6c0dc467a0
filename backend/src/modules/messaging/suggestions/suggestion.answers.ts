import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsOptional } from 'class-validator';
import {
  SUGGESTION_STATES,
  SUGGESTION_TYPES,
  type SuggestionState,
  type SuggestionType,
} from '../../../kernel/suggestion.js';
import { PageOf } from '../../../platform/http/page.answer.js';
import { PageQuery } from '../../../platform/http/page.query.js';
import { SuccessAnswer } from '../../../platform/http/success.answer.js';
import type { Suggestion } from './suggestion.js';

export class SuggestionsQuery extends PageQuery {
  @ApiPropertyOptional({ enum: SUGGESTION_STATES })
  @IsOptional()
  @IsIn(SUGGESTION_STATES, { message: 'Situação inválida.' })
  state?: SuggestionState;

  @ApiPropertyOptional({ enum: SUGGESTION_TYPES })
  @IsOptional()
  @IsIn(SUGGESTION_TYPES, { message: 'Tipo inválido.' })
  type?: SuggestionType;
}

export class SuggestionItem {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty({ enum: SUGGESTION_TYPES, enumName: 'SuggestionType' })
  type!: SuggestionType;

  @ApiProperty({ example: 'Gostaria de exportar em PDF.' })
  message!: string;

  @ApiProperty({ type: String, nullable: true, description: 'Para onde vai a resposta; nulo: não há para onde.' })
  email!: string | null;

  @ApiProperty({ type: String, format: 'uuid', nullable: true, description: 'Nulo: escreveu sem entrar.' })
  accountId!: string | null;

  @ApiProperty({ enum: SUGGESTION_STATES, enumName: 'SuggestionState' })
  state!: SuggestionState;

  @ApiProperty({ type: String, format: 'date-time' })
  timestamp!: Date;

  @ApiProperty({ type: String, nullable: true })
  answer!: string | null;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  answeredAt!: Date | null;
}

export function suggestionItem({ createdAt, ...suggestion }: Suggestion): SuggestionItem {
  return { ...suggestion, timestamp: createdAt };
}

export class SuggestionsAnswer extends PageOf(SuggestionItem, 'A mais nova primeiro.') {}

export class FoundSuggestionsAnswer extends SuccessAnswer {
  @ApiProperty({
    type: [SuggestionItem],
    description: 'A mais nova primeiro; no máximo 100, entre as 5.000 mais novas.',
  })
  data!: SuggestionItem[];

  @ApiProperty({ type: 'integer' })
  total!: number;

  @ApiProperty({ description: 'Há mais do que foi procurado ou mostrado.' })
  capped!: boolean;
}
