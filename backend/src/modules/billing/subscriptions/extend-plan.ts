import { Injectable } from '@nestjs/common';
import { AppError, invalidInput } from '../../../kernel/errors.js';
import { isUuid } from '../../../platform/ids.js';
import { type Extension, PlanExtensions } from './plan-extensions.port.js';
import { Subscriptions, type SubscriptionView } from './subscriptions.port.js';

/** What administrators do to an account's plan; each deed once, however often it is asked for. */
@Injectable()
export class ExtendPlan {
  constructor(
    private readonly extensions: PlanExtensions,
    private readonly subscriptions: Subscriptions,
  ) {}

  /** Throws ACCOUNT_NOT_FOUND, INVALID_INPUT (which plan?) and EXTENSION_KEY_USED. Answers the plan as it is then. */
  async execute(extension: Extension): Promise<SubscriptionView> {
    const outcome = isUuid(extension.accountId) ? await this.extensions.extend(extension) : 'unknown';
    if (outcome === 'unknown') throw noSuchAccount();
    if (outcome === 'plan-needed')
      throw invalidInput('planId', 'Esta conta nunca teve um plano. Escolha qual conceder.');
    if (outcome === 'other') {
      throw new AppError('conflict', 'EXTENSION_KEY_USED', 'Esta chave já foi usada para outra extensão.');
    }
    return this.planNow(extension.accountId);
  }

  /** Throws EXTENSION_NOT_FOUND, also for one that was taken back before. */
  async takeBack(adminId: string, accountId: string, extensionId: string): Promise<SubscriptionView> {
    const known = isUuid(accountId) && isUuid(extensionId);
    if (!known || !(await this.extensions.takeBack(adminId, accountId, extensionId))) {
      throw new AppError('not-found', 'EXTENSION_NOT_FOUND', 'Esta extensão não existe ou já foi desfeita.');
    }
    return this.planNow(accountId);
  }

  private planNow(accountId: string): Promise<SubscriptionView> {
    this.subscriptions.forget(accountId);
    return this.subscriptions.statusOf(accountId);
  }
}

function noSuchAccount(): AppError {
  return new AppError('not-found', 'ACCOUNT_NOT_FOUND', 'Conta não encontrada.');
}
