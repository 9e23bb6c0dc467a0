import { Injectable } from '@nestjs/common';
import { IdentityConfig } from '../identity.config.js';
import { EnsureDemoSubscriber } from './ensure-demo-subscriber.js';
import { EnsureFirstAdmin } from './ensure-first-admin.js';

/** What the person at the terminal reads once the product is up; never logged. */
export interface Announcement {
  readonly admin?: { readonly username: string; readonly password: string };
  readonly demo?: { readonly email: string; readonly password: string };
}

/** Puts the accounts in place that nobody registers, before the first request is taken. A command of the product never does. */
@Injectable()
export class FirstStart {
  constructor(
    private readonly config: IdentityConfig,
    private readonly firstAdmin: EnsureFirstAdmin,
    private readonly demoSubscriber: EnsureDemoSubscriber,
  ) {}

  async execute(): Promise<Announcement> {
    const admin = await this.firstAdmin.execute();
    const demo = this.config.demonstration ? await this.demoSubscriber.execute() : null;
    return { ...(admin ? { admin } : {}), ...(demo ? { demo } : {}) };
  }
}
