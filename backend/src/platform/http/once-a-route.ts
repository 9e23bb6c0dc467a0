import type { ExecutionContext } from '@nestjs/common';

type Targets = [
  handler: ReturnType<ExecutionContext['getHandler']>,
  controller: ReturnType<ExecutionContext['getClass']>,
];

/** What is made of a route's decorators, read once a route, since each request asks. */
export function onceARoute<T>(read: (targets: Targets) => T): (context: ExecutionContext) => T {
  const controllers = new Map<object, Map<object, T>>();
  return (context) => {
    const [handler, controller] = [context.getHandler(), context.getClass()];
    const known = controllers.get(controller);
    if (known?.has(handler)) return known.get(handler) as T;
    const made = read([handler, controller]);
    controllers.set(controller, (known ?? new Map<object, T>()).set(handler, made));
    return made;
  };
}
