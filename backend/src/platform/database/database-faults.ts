/** The oldest PostgreSQL that the product is run on, as PostgreSQL counts versions. */
export const LEAST_VERSION = 150_000;

/** PostgreSQL's code for a disk of its own that is full. */
export const DISK_FULL = '53100';

/** What an error's code means for whoever starts the product; of TLS by the codes of Node. */
const MEANINGS: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'ninguém atende nesse endereço e porta; inicie o PostgreSQL ou corrija o endereço',
  ECONNRESET: 'a conexão foi cortada; há algo entre a aplicação e o PostgreSQL?',
  ENOTFOUND: 'o nome da máquina não existe; corrija o endereço',
  EAI_AGAIN: 'o nome da máquina não pôde ser resolvido; verifique o DNS',
  EHOSTUNREACH: 'a máquina não pode ser alcançada; verifique a rede',
  ETIMEDOUT: 'não houve resposta; verifique a rede e o firewall',
  '25006': 'o servidor só deixa ler: é uma réplica, ou está bloqueado para gravar; use o endereço do primário',
  '28P01': 'usuário ou senha errados',
  '28000': 'o servidor não deixa este usuário entrar daqui; veja pg_hba.conf (talvez exija TLS) e se o usuário existe',
  '3D000': 'esse banco de dados não existe no servidor; crie-o com createdb',
  '42501': 'o usuário não tem as permissões necessárias; ele precisa ser o dono do banco de dados e de suas tabelas',
  '53300': 'o servidor não tem conexões livres; aumente max_connections ou diminua DATABASE_POOL_SIZE',
  '57P03': 'o servidor ainda está iniciando ou encerrando',
  NO_TLS: 'o servidor não fala TLS; ligue ssl no PostgreSQL',
  CERT_HAS_EXPIRED: 'TLS: o certificado do servidor venceu',
  ERR_TLS_CERT_ALTNAME_INVALID: 'TLS: o certificado do servidor é de outro nome; use o nome que está nele',
};
const UNTRUSTED =
  'TLS: o certificado do servidor não é de uma autoridade conhecida; informe a dele em NODE_EXTRA_CA_CERTS';
const OF_TRUST = /^(DEPTH_ZERO_SELF_SIGNED_CERT|SELF_SIGNED_CERT_IN_CHAIN|UNABLE_TO_|CERT_UNTRUSTED)/;

/** Waiting does not help against these: they are the settings' or the server's, not the moment's. */
const LASTING = /^(28|3D|42|NO_TLS|CERT_|ERR_TLS|DEPTH_|SELF_|UNABLE_TO_)/;

/** Why the database cannot be used: a line for whoever starts the product, and whether waiting may help. */
export class DatabaseFault {
  constructor(
    readonly reason: string,
    readonly passing = false,
  ) {}

  static of(error: unknown): DatabaseFault {
    const code = codeOf(error as Error & { code?: string });
    const meaning = OF_TRUST.test(code) ? UNTRUSTED : MEANINGS[code];
    return new DatabaseFault(meaning ? `${code}: ${meaning}` : code, !LASTING.test(code));
  }

  lineOf(setting = 'DATABASE_URL'): string {
    return `${setting}: o banco de dados não pôde ser usado (${this.reason}).`;
  }
}

function codeOf({ code, message }: Error & { code?: string }): string {
  if (code) return code;
  if (/does not support SSL/i.test(message)) return 'NO_TLS';
  return /timeout/i.test(message) ? 'ETIMEDOUT' : 'sem resposta';
}
