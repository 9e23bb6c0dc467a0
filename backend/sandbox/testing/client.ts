import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { SANDBOX_CREDENTIALS } from '../credentials.js';
import { type RunningSandbox, startSandbox } from '../sandbox.js';

const SERPRO_CLIENT = `${SANDBOX_CREDENTIALS.serproConsumerKey}:${SANDBOX_CREDENTIALS.serproConsumerSecret}`;

export interface Answer {
  status: number;
  headers: Headers;
  text: string;
  // biome-ignore lint/suspicious/noExplicitAny: specs look into bodies of every vendor
  json: any;
}

/** A sandbox on free ports, spoken to over real sockets. */
export class SandboxClient {
  private constructor(readonly sandbox: RunningSandbox) {}

  static async start(statePath?: string): Promise<SandboxClient> {
    return new SandboxClient(await startSandbox({ port: 0, smtpPort: 0, statePath }));
  }

  async call(method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Answer> {
    if (body === undefined) return this.send(method, path, headers);
    return this.send(method, path, { 'content-type': 'application/json', ...headers }, JSON.stringify(body));
  }

  form(path: string, fields: Record<string, string>, headers: Record<string, string> = {}): Promise<Answer> {
    const type = { 'content-type': 'application/x-www-form-urlencoded' };
    return this.send('POST', path, { ...type, ...headers }, new URLSearchParams(fields).toString());
  }

  bureau(cpf: string): Promise<Answer> {
    return this.call('GET', `/bureau/v1/pessoas/cpf/${cpf}`, undefined, bearer(SANDBOX_CREDENTIALS.bureauKey));
  }

  /** A search of the bureau: by `nome`, `telefone`, `mae` or `rg`. */
  search(by: string, value: string, page?: number): Promise<Answer> {
    const body = { [by]: value, ...(page ? { pagina: page } : {}) };
    return this.call('POST', `/bureau/v1/pessoas/${by}`, body, bearer(SANDBOX_CREDENTIALS.bureauKey));
  }

  email(email: string): Promise<Answer> {
    const headers = { 'x-api-key': SANDBOX_CREDENTIALS.emailServiceKey };
    return this.call('POST', '/email-service/v1/consulta', { email }, headers);
  }

  photo(cpf: string): Promise<Answer> {
    return this.call('GET', `/fotorj/fotorj?token=${SANDBOX_CREDENTIALS.photoServiceToken}&cpf=${cpf}`);
  }

  pix(name: string, suffix: string): Promise<Answer> {
    const path = `/pix-lookup/${encodeURIComponent(name)}/${encodeURIComponent(suffix)}`;
    return this.call('GET', `${path}?key=${SANDBOX_CREDENTIALS.pixServiceKey}`);
  }

  receita(cpf: string, birth: string): Promise<Answer> {
    const path = '/receita-federal/Servicos/CPF/ConsultaSituacao/ConsultaPublica.asp';
    return this.form(path, { txtCPF: cpf, txtDataNascimento: birth, Enviar: 'Consultar' });
  }

  serproToken(credentials = SERPRO_CLIENT, grant = 'client_credentials'): Promise<Answer> {
    const authorization = `Basic ${Buffer.from(credentials).toString('base64')}`;
    return this.form('/serpro/token', { grant_type: grant }, { authorization });
  }

  /** A CPF at the contracted API, with a token fetched for it. */
  async serpro(cpf: string): Promise<Answer> {
    const { access_token } = (await this.serproToken()).json;
    return this.call('GET', `/serpro/consulta-cpf-df/v1/cpf/${cpf}`, undefined, bearer(access_token));
  }

  gateway(method: string, path: string, body?: unknown, key?: string): Promise<Answer> {
    return this.call(method, `/mercado-pago${path}`, body, {
      ...bearer(SANDBOX_CREDENTIALS.mercadoPagoAccessToken),
      ...(key ? { 'x-idempotency-key': key } : {}),
    });
  }

  close(): Promise<void> {
    return this.sandbox.close();
  }

  private async send(method: string, path: string, headers: Record<string, string>, body?: string): Promise<Answer> {
    const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) };
    const call = request(this.sandbox.url + path, { method, headers: { accept: '*/*', ...length, ...headers } });
    call.end(body);
    const [response] = (await once(call, 'response')) as [IncomingMessage];
    const said = await text(response);
    return { status: response.statusCode ?? 0, headers: headersOf(response), text: said, json: parsed(said) };
  }
}

function headersOf({ headersDistinct }: IncomingMessage): Headers {
  const headers = new Headers();
  for (const [name, values] of Object.entries(headersDistinct))
    for (const value of values ?? []) headers.append(name, value);
  return headers;
}

function bearer(token: string): Record<string, string> {
  return { authorization: `Bearer ${token}` };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
