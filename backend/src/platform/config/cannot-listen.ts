import { ConfigurationError } from './configuration-error.js';

const REASONS: Readonly<Record<string, string>> = {
  EADDRINUSE: 'a porta já está em uso; encerre o outro programa ou escolha outra',
  EACCES: 'este usuário não pode usar essa porta; escolha outra, acima de 1023',
  EADDRNOTAVAIL: 'o endereço não é desta máquina',
};

/** For a server's failure to listen: names the setting, the place and what to do. */
export function cannotListen(setting: string, host: string, port: number): (error: NodeJS.ErrnoException) => never {
  return ({ code = '' }) => {
    const reason = REASONS[code] ?? 'corrija o endereço ou a porta';
    throw new ConfigurationError([`${setting}: não é possível escutar em ${host}:${port} (${code}: ${reason})`]);
  };
}
