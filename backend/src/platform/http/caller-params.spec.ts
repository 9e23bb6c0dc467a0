import 'reflect-metadata';
import type { PipeTransform } from '@nestjs/common';
import { RouteParamtypes } from '@nestjs/common/internal';
import { RouterExecutionContext } from '@nestjs/core/router/router-execution-context.js';
import './caller-params.js';

const shout: PipeTransform = { transform: (value: string) => `${value}!` };

/** What a route is given of such a parameter, and whether it has to wait for it. */
async function given(type: RouteParamtypes | string, own: PipeTransform[] = []) {
  const param = { index: 0, type, data: {}, pipes: own, extractValue: () => 'ana' };
  const router: RouterExecutionContext = Object.create(RouterExecutionContext.prototype, {
    pipesConsumer: { value: { apply: (value: string, _: object, pipes: PipeTransform[]) => applied(value, pipes) } },
  });
  const args: unknown[] = [];
  const pending = router.createPipesFn([shout], [param])?.(args, {}, {}, () => undefined);
  await pending;
  return { value: args[0], waits: pending !== undefined };
}

async function applied(value: string, pipes: PipeTransform[]): Promise<string> {
  return pipes.reduce((text, pipe) => pipe.transform(text, { type: 'custom' }), value);
}

describe('A parameter of a route', () => {
  it('that our own decorator tells is there at once', async () => {
    expect(await given('a__customRouteArgs__')).toEqual({ value: 'ana', waits: false });
  });

  it('that came with the request goes through the pipes', async () => {
    expect(await given(RouteParamtypes.QUERY)).toEqual({ value: 'ana!', waits: true });
  });

  it('that has pipes of its own goes through all of them', async () => {
    expect(await given('a__customRouteArgs__', [shout])).toEqual({ value: 'ana!!', waits: true });
  });
});
