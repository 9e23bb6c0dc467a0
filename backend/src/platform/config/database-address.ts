import { ValidateBy } from 'class-validator';

const WORDS = 'informe o endereço do PostgreSQL (postgresql://nitido:…@máquina:5432/nitido)';
const IN_PASSWORDS = 'na senha, escreva # como %23, / como %2F, ? como %3F e % como %25';

/** A setting that is the address of a database. A character of a password that ends the address early is told before it is tried. */
export function DatabaseAddress(): PropertyDecorator {
  return (target, name) =>
    ValidateBy({
      name: 'databaseAddress',
      validator: { validate: isAddress, defaultMessage: () => `${String(name)}: ${WORDS}; ${IN_PASSWORDS}` },
    })(target, name);
}

/** Without a host it is a socket, whose folder stands in the address's parameters. */
function isAddress(value: unknown): boolean {
  if (typeof value !== 'string' || !/^postgres(ql)?:\/\//.test(value)) return false;
  const url = URL.parse(value) ?? URL.parse(value.replace('@/', '@socket/'));
  return url !== null && url.hash === '' && !url.pathname.includes('@');
}
