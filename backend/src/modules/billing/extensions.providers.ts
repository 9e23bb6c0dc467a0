import { ExtendPlanController } from './adapters/http/extensions/extend-plan.controller.js';
import { PgPlanExtensions } from './adapters/persistence/extensions/pg-plan-extensions.js';
import { ExtendPlan } from './application/extensions/extend-plan.js';
import { PlanExtensions } from './application/extensions/plan-extensions.port.js';

/** Days that administrators give and take back. */
export const EXTENSION_CONTROLLERS = [ExtendPlanController];

export const EXTENSION_PROVIDERS = [{ provide: PlanExtensions, useClass: PgPlanExtensions }, ExtendPlan];
