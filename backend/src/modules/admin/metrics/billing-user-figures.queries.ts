import { Injectable } from '@nestjs/common';
import { PlanCounts } from '../../billing/index.js';
import { UserFigures } from './public-figures.port.js';

@Injectable()
export class BillingUserFigures extends UserFigures {
  constructor(private readonly plans: PlanCounts) {
    super();
  }

  activeUsers(): Promise<number> {
    return this.plans.active();
  }
}
