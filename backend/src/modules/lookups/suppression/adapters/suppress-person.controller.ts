import { Body, Delete, Post } from '@nestjs/common';
import { AccountId, StepUp } from '../../../../platform/http/access.js';
import { AdminController } from '../../../../platform/http/admin-controller.js';
import { Answers } from '../../../../platform/http/answers.js';
import { ApiErrors } from '../../../../platform/http/api-errors.js';
import { IdParam } from '../../../../platform/http/id-param.js';
import { LookupDoneAnswer } from '../../model/index.js';
import { SuppressPerson } from '../application/suppress-person.js';
import { SuppressedPersonAnswer, SuppressionCheckAnswer } from './suppression.answers.js';
import { documentOf, SubjectDocumentBody, SuppressPersonBody } from './suppression.body.js';
import { Suppressions } from './suppressions.store.js';

@AdminController('api/admin/suppressions')
export class SuppressPersonController {
  constructor(
    private readonly suppressPerson: SuppressPerson,
    private readonly suppressions: Suppressions,
  ) {}

  @Post()
  @StepUp()
  @Answers(SuppressedPersonAnswer, 'Suprime uma pessoa de todas as respostas', {
    operationId: 'suppressPerson',
    status: 201,
    description:
      'Vale desde já, em todos os canais e também para resultados já salvos. Nenhuma fonte é consultada sobre ela.',
  })
  @ApiErrors({ 400: '`INVALID_INPUT`' })
  async suppress(
    @AccountId() accountId: string,
    @Body() { documentos, motivo, protocolo }: SuppressPersonBody,
  ): Promise<SuppressedPersonAnswer> {
    const documents = documentos.map(documentOf);
    const request = { documents, reason: motivo, reference: protocolo, adminId: accountId };
    return { success: true, made: await this.suppressPerson.execute(request) };
  }

  @Post('check')
  @Answers(SuppressionCheckAnswer, 'Se um documento, contato ou nome está suprimido', {
    description: 'Fica registrado quem perguntou e por que tipo de dado.',
  })
  @ApiErrors({ 400: '`INVALID_INPUT`', 503: '`UNAVAILABLE`' })
  async checkSuppression(
    @AccountId() accountId: string,
    @Body() body: SubjectDocumentBody,
  ): Promise<SuppressionCheckAnswer> {
    return { success: true, suppressed: await this.suppressPerson.check(accountId, documentOf(body)) };
  }

  @Delete(':id')
  @StepUp()
  @Answers(LookupDoneAnswer, 'Levanta uma supressão', {
    description: 'O registro dela fica. Se outra vale para a mesma pessoa, ela continua suprimida.',
  })
  @ApiErrors({
    404: '`SUPPRESSION_NOT_FOUND`',
    409: '`SUPPRESSION_LIFTED`',
  })
  async liftSuppression(@AccountId() accountId: string, @IdParam() id: string): Promise<LookupDoneAnswer> {
    await this.suppressions.lift(accountId, id);
    return { success: true };
  }
}
