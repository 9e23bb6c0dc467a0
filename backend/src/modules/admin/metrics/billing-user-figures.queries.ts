import { Injectable } from '@nestjs/common';
import { ActivePlans } from '../../billing/index.js';
import { UserFigures } from './public-figures.port.js';

@Injectable()
export class BillingUserFigures extends UserFigures {
  constructor(private readonly plans: ActivePlans) {
    super();
  }

  activeUsers(): Promise<number> {
    return this.plans.count();
  }
}
