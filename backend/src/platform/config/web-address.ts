import { IsUrl } from 'class-validator';

const ADDRESS = { require_tld: false, require_protocol: true, protocols: ['http', 'https'] };

/** A setting that is an address of http or https. */
export function WebAddress(fault = 'informe um endereço http(s)'): PropertyDecorator {
  return (target, name) => IsUrl(ADDRESS, { message: `${String(name)}: ${fault}` })(target, name);
}
