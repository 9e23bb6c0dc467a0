import { Module } from '@nestjs/common';
import { AccountUsage } from './account-usage.queries.js';

/** How much an account looked up. */
@Module({ providers: [AccountUsage], exports: [AccountUsage] })
export class UsageModule {}
