import type { ExecutionContext } from '@nestjs/common';

type Targets = [
  handler: ReturnType<ExecutionContext['getHandler']>,
  controller: ReturnType<ExecutionContext['getClass']>,
];

/** What is made of a route's decorators, read once a route, since each request asks. */
export function onceARoute<T>(read: (targets: Targets) => T): (context: ExecutionContext) => T {
  const controllers = new Map<object, Map<object, T>>();
  return (context) => {
    const targets: Targets = [context.getHandler(), context.getClass()];
    const [handler, controller] = targets;
    const routes = controllers.get(controller) ?? new Map<object, T>();
    if (!routes.has(handler)) {
      routes.set(handler, read(targets));
      controllers.set(controller, routes);
    }
    return routes.get(handler) as T;
  };
}
