import { SANDBOX_CREDENTIALS } from '../credentials.js';
import { type RunningSandbox, startSandbox } from '../sandbox.js';

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
    const response = await fetch(this.sandbox.url + path, {
      method,
      headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    return { status: response.status, headers: response.headers, text, json: parsed(text) };
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

  gateway(method: string, path: string, body?: unknown, key?: string): Promise<Answer> {
    return this.call(method, `/mercado-pago${path}`, body, {
      ...bearer(SANDBOX_CREDENTIALS.mercadoPagoAccessToken),
      ...(key ? { 'x-idempotency-key': key } : {}),
    });
  }

  close(): Promise<void> {
    return this.sandbox.close();
  }
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
