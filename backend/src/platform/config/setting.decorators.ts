import { applyDecorators } from '@nestjs/common';
import { Type } from 'class-transformer';
import { IsInt, IsUrl, Max, Min } from 'class-validator';

const ADDRESS = { require_tld: false, require_protocol: true, protocols: ['http', 'https'] };

/** A setting that is an address of http or https. */
export function WebAddress(fault = 'informe um endereço http(s)'): PropertyDecorator {
  return (target, name) => IsUrl(ADDRESS, { message: `${String(name)}: ${fault}` })(target, name);
}

/** A setting that is a whole number from `least` to `most`; without `most`, from `least` on. */
export function WholeNumber(least: number, most = Number.MAX_SAFE_INTEGER): PropertyDecorator {
  return (target, name) => {
    const bounds = most === Number.MAX_SAFE_INTEGER ? `a partir de ${least}` : `de ${least} a ${most}`;
    const rule = { message: `${String(name)}: informe um número ${bounds}` };
    applyDecorators(
      Type(() => Number),
      IsInt(rule),
      Min(least, rule),
      Max(most, rule),
    )(target, name);
  };
}
