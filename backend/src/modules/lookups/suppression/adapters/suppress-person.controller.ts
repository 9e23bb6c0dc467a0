import { Body, Controller, Delete, Param, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { Access, AccountId, StepUp } from '../../../../platform/http/access.js';
import { Answers } from '../../../../platform/http/answers.js';
import { ApiErrors } from '../../../../platform/http/api-errors.js';
import { LookupDoneAnswer } from '../../model/index.js';
import { SuppressPerson } from '../application/suppress-person.js';
import { SuppressedPersonAnswer, SuppressionCheckAnswer } from './suppression.answers.js';
import { documentOf, SubjectDocumentBody, SuppressPersonBody } from './suppression.body.js';
import { Suppressions } from './suppressions.store.js';

@ApiTags('Administração')
@Access('admin')
@Controller('api/admin/suppressions')
export class SuppressPersonController {
  constructor(
    private readonly suppressPerson: SuppressPerson,
    private readonly suppressions: Suppressions,
  ) {}

  @Post()
  @StepUp()
  @ApiOperation({
    operationId: 'suppressPerson',
    summary: 'Suprime uma pessoa de todas as respostas',
    description:
      'Vale desde já, em todos os canais e também para resultados já salvos. Nenhuma fonte é consultada sobre ela.',
  })
  @ApiCreatedResponse({ type: SuppressedPersonAnswer })
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
  @ApiParam({ name: 'id', format: 'uuid' })
  @Answers(LookupDoneAnswer, 'Levanta uma supressão', {
    description: 'O registro dela fica. Se outra vale para a mesma pessoa, ela continua suprimida.',
  })
  @ApiErrors({
    404: '`SUPPRESSION_NOT_FOUND`',
    409: '`SUPPRESSION_LIFTED`',
  })
  async liftSuppression(@AccountId() accountId: string, @Param('id') id: string): Promise<LookupDoneAnswer> {
    await this.suppressions.lift(accountId, id);
    return { success: true };
  }
}
