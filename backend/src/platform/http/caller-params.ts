import { RouteParamtypes } from '@nestjs/common/internal';
import { RouterExecutionContext } from '@nestjs/core/router/router-execution-context.js';

/**
 * What our own decorators tell a route, such as who calls, is no input, and the validation lets it pass as it is. Nest asks it all
 * the same, by six promises a parameter at each request. So here such a parameter is taken for one that no pipe is for, as the
 * request itself is; one with pipes of its own is left alone.
 */
const createPipesFn = RouterExecutionContext.prototype.createPipesFn;

RouterExecutionContext.prototype.createPipesFn = function (pipes, params) {
  const isOurs = ({ type, pipes: own }: (typeof params)[number]) => typeof type === 'string' && own.length === 0;
  const told = params.map((param) => (isOurs(param) ? { ...param, type: RouteParamtypes.REQUEST } : param));
  return createPipesFn.call(this, pipes, told);
};
