import { Body, Delete, Post, Put } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { SUGGESTION_ANSWER_LENGTH, suggestionAnswerRule } from '../../../kernel/suggestion.js';
import { AccountId, StepUp } from '../../../platform/http/access.js';
import { SuccessAnswer } from '../../../platform/http/answer.fields.js';
import { OneOf, Satisfies } from '../../../platform/http/request.fields.js';
import { AdminController, Answers, ApiErrors, IdParam } from '../../../platform/http/route.decorators.js';
import { HandleSuggestions } from './handle-suggestions.js';

/** An answer alone makes one `respondida`. */
const OPEN_STATES = ['pendente', 'em_analise'] as const;

export class MoveSuggestionBody {
  @OneOf(OPEN_STATES, 'Use pendente ou em_analise.')
  state!: (typeof OPEN_STATES)[number];
}

export class AnswerSuggestionBody {
  @ApiProperty({ minLength: 1, maxLength: SUGGESTION_ANSWER_LENGTH })
  @Satisfies(suggestionAnswerRule)
  resposta!: string;
}

export class SuggestionDoneAnswer extends SuccessAnswer {}

const ANSWERED = { 400: '`INVALID_INPUT`', 409: '`SUGGESTION_ANSWERED`' };

@ApiErrors({ 404: '`SUGGESTION_NOT_FOUND`' })
@AdminController('api/admin/suggestions/:id')
export class AnswerSuggestionController {
  constructor(private readonly suggestions: HandleSuggestions) {}

  @Put()
  @Answers(SuggestionDoneAnswer, 'Diz em que pé está uma mensagem')
  @ApiErrors(ANSWERED)
  async moveSuggestion(
    @AccountId() accountId: string,
    @IdParam() id: string,
    @Body() { state }: MoveSuggestionBody,
  ): Promise<SuggestionDoneAnswer> {
    await this.suggestions.move(accountId, id, state);
    return { success: true };
  }

  @Post('answer')
  @StepUp()
  @Answers(SuggestionDoneAnswer, 'Responde uma mensagem', {
    description: 'A resposta vai por e-mail a quem deixou um, e não muda mais.',
  })
  @ApiErrors(ANSWERED)
  async answerSuggestion(
    @AccountId() accountId: string,
    @IdParam() id: string,
    @Body() { resposta }: AnswerSuggestionBody,
  ): Promise<SuggestionDoneAnswer> {
    await this.suggestions.reply(accountId, id, resposta);
    return { success: true };
  }

  @Delete()
  @StepUp()
  @Answers(SuggestionDoneAnswer, 'Apaga uma mensagem de vez, com o e-mail e a resposta')
  async eraseSuggestion(@AccountId() accountId: string, @IdParam() id: string): Promise<SuggestionDoneAnswer> {
    await this.suggestions.erase(accountId, id);
    return { success: true };
  }
}
