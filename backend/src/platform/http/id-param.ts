import { Param } from '@nestjs/common';
import { ApiParam, type ApiParamOptions } from '@nestjs/swagger';

/** An id in a call's address, described as one. Whether it is one of anything is for the route to find out. */
export function IdParam(name = 'id', said: Pick<ApiParamOptions, 'description' | 'example'> = {}): ParameterDecorator {
  return (controller, method, position) => {
    Param(name)(controller, method, position);
    const route = method && Object.getOwnPropertyDescriptor(controller, method);
    if (route) ApiParam({ name, format: 'uuid', ...said })(controller, method, route);
  };
}
