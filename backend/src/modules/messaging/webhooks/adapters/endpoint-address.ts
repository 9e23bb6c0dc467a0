import { isIP } from 'node:net';
import { MOST_ADDRESS_CHARACTERS } from '../../../../kernel/webhooks.js';
import { isNear } from '../../../../platform/config/platform.config.js';
import { isPublicAddress } from '../../../../platform/http/public-address.js';

const NO_ADDRESS = 'Informe um endereço https, como https://loja.com.br/webhooks.';
const INTERNAL = 'Este endereço é de uma rede interna. Informe um que a internet alcance.';

/** What is wrong with an endpoint's address; null for one that may be sent to as far as it can be seen without asking its name. */
export function addressFault(text: string, takesNear: boolean): string | null {
  if (text.length > MOST_ADDRESS_CHARACTERS)
    return `O endereço deve ter no máximo ${MOST_ADDRESS_CHARACTERS} caracteres.`;
  if (!/^https?:\/\//i.test(text) || /\s/.test(text) || !URL.canParse(text)) return NO_ADDRESS;
  const { protocol, username, password, hash, hostname } = new URL(text);
  if (username || password) return 'Não ponha usuário e senha no endereço; as entregas são assinadas.';
  if (hash || text.includes('#')) return 'Tire do endereço o que vem depois de #.';
  if (isNear(hostname)) return takesNear ? null : INTERNAL;
  if (protocol !== 'https:') return NO_ADDRESS;
  return isHostAllowed(hostname) ? null : INTERNAL;
}

/** Which addresses a connection to this host may be made to. */
export function allowedFor(hostname: string, takesNear: boolean): (address: string) => boolean {
  return takesNear && isNear(hostname) ? () => true : isPublicAddress;
}

/** A host that is an address is never looked up, so it is checked here. A name is checked when it is. */
function isHostAllowed(hostname: string): boolean {
  const bare = hostname.replace(/^\[|\]$/g, '');
  return isIP(bare) === 0 ? hostname.includes('.') && !hostname.endsWith('.') : isPublicAddress(bare);
}
