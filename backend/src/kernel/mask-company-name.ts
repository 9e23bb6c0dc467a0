import { maskName } from './lookup-catalogue.js';

/** Its owner's name, with the root of the CNPJ before or the masked CPF behind. */
const OF_SOLE_TRADER = /^([\dA-Z]{2}(?:\.[\dA-Z]{3}){2} )?(.+?)( \*{3}\.\d{3}\.\d{3}-\*{2})?$/;

/** MARIA DA SILVA ***.982.247-** → M**** D* S**** ***.982.247-**; a company that is not named after its owner stays named. */
export function maskCompanyName(name: string): string {
  const [, root = '', owner = '', cpf = ''] = OF_SOLE_TRADER.exec(name) ?? [];
  return root || cpf ? root + maskName(owner) + cpf : name;
}
