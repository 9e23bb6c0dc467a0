import { Body, Delete, Post, Put } from '@nestjs/common';
import { Clock } from '../../../platform/clock.js';
import { AccountId, StepUp } from '../../../platform/http/access.js';
import { AnswerOf, SuccessAnswer, t } from '../../../platform/http/answer.fields.js';
import { AdminController, Answers, ApiErrors, IdParam } from '../../../platform/http/route.decorators.js';
import { ManagePromoCodes } from './manage-promo-codes.js';
import { PromotionalCodeAnswer, promotionalCodeAnswer } from './promotional-code.answer.js';
import { CreatePromotionalCodeBody, EditPromotionalCodeBody, termsOf } from './promotional-code.body.js';

export class PromotionalCodeChangeAnswer extends AnswerOf(SuccessAnswer, {
  message: t.string({ example: 'Código promocional criado com sucesso' }),
}) {}

export class SavedPromotionalCodeAnswer extends AnswerOf(PromotionalCodeChangeAnswer, {
  data: t.one(PromotionalCodeAnswer),
}) {}

@AdminController('api/admin/promotional-codes')
export class ManagePromotionalCodesController {
  constructor(
    private readonly codes: ManagePromoCodes,
    private readonly clock: Clock,
  ) {}

  @Post()
  @StepUp()
  @Answers(SavedPromotionalCodeAnswer, 'Cria um código promocional', { status: 201 })
  @ApiErrors({ 400: '`INVALID_INPUT`', 409: '`PROMO_CODE_TAKEN`' })
  async createPromotionalCode(
    @AccountId() accountId: string,
    @Body() body: CreatePromotionalCodeBody,
  ): Promise<SavedPromotionalCodeAnswer> {
    const { code, discountPercentage: percent } = body;
    const created = await this.codes.create(accountId, { ...termsOf(body), code, percent });
    return this.saved(created, 'Código promocional criado com sucesso');
  }

  @Put(':id')
  @StepUp()
  @Answers(SavedPromotionalCodeAnswer, 'Muda um código promocional', {
    description: 'O que não vem no corpo fica como está; só `isActive` liga ou desliga. Cobranças abertas não mudam.',
  })
  @ApiErrors({
    400: '`INVALID_INPUT`',
    404: '`PROMO_CODE_NOT_FOUND`',
    409: '`PROMO_CODE_TAKEN` · `PROMO_CODE_MAX_BELOW_USES`',
  })
  async editPromotionalCode(
    @AccountId() accountId: string,
    @IdParam() id: string,
    @Body() body: EditPromotionalCodeBody,
  ): Promise<SavedPromotionalCodeAnswer> {
    return this.saved(await this.codes.edit(accountId, id, termsOf(body)), 'Código promocional atualizado com sucesso');
  }

  @Delete(':id')
  @StepUp()
  @Answers(PromotionalCodeChangeAnswer, 'Apaga um código promocional', {
    description: 'Ninguém mais o usa; os pagamentos feitos com ele e os seus usos ficam.',
  })
  @ApiErrors({ 404: '`PROMO_CODE_NOT_FOUND`' })
  async deletePromotionalCode(
    @AccountId() accountId: string,
    @IdParam() id: string,
  ): Promise<PromotionalCodeChangeAnswer> {
    await this.codes.remove(accountId, id);
    return { success: true, message: 'Código promocional deletado com sucesso' };
  }

  private saved(code: Parameters<typeof promotionalCodeAnswer>[0], message: string): SavedPromotionalCodeAnswer {
    return { success: true, message, data: promotionalCodeAnswer(code, this.clock.now()) };
  }
}
