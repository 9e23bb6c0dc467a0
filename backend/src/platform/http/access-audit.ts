import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { DiscoveryService, MetadataScanner, Reflector } from '@nestjs/core';
import { ACCESS_KEY, type AccessRule, STEP_UP_KEY } from './access.js';

/** Stops the boot when a route does not say who may call it, or asks a step-up of those who cannot make one. */
@Injectable()
export class AccessAudit implements OnApplicationBootstrap {
  constructor(
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
    private readonly reflector: Reflector,
  ) {}

  onApplicationBootstrap(): void {
    const routes = this.discovery.getControllers().flatMap(({ instance, metatype }) => {
      if (!instance || !metatype) return [];
      const prototype = Object.getPrototypeOf(instance) as Record<string, () => unknown>;
      return this.scanner
        .getAllMethodNames(prototype)
        .filter((name) => Reflect.hasMetadata('path', prototype[name]!))
        .map((name) => ({ name: `${metatype.name}.${name}`, targets: [prototype[name]!, metatype] }));
    });
    const ruleOf = (targets: Parameters<Reflector['getAllAndOverride']>[1]): AccessRule | undefined =>
      this.reflector.getAllAndOverride(ACCESS_KEY, targets);
    const open = routes.filter(({ targets }) => !ruleOf(targets));
    if (open.length > 0) throw new Error(`routes without an access rule: ${names(open)}`);
    const hopeless = routes.filter(
      ({ targets }) => this.reflector.getAllAndOverride(STEP_UP_KEY, targets) && ruleOf(targets) !== 'admin',
    );
    if (hopeless.length > 0) throw new Error(`routes with a step-up that are not for admins: ${names(hopeless)}`);
  }
}

function names(routes: ReadonlyArray<{ name: string }>): string {
  return routes.map(({ name }) => name).join(', ');
}
