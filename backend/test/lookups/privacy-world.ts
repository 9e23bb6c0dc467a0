import { randomUUID } from 'node:crypto';
import { brazilianDay, Person } from '../../sandbox/population/index.js';
import type { Answer, HttpClient } from '../harness/http-client.js';
import type { World } from '../harness/start-app.js';

import { emailTo, type Mail } from '../identity/emails.js';
import type { ErrorBody } from '../identity/people.js';

export const RECEIVED = 'Recebemos seu pedido sobre dados pessoais';
export const PROOF_ASKED = 'Precisamos confirmar sua identidade';
export const ANSWERED = 'Resposta ao seu pedido sobre dados pessoais';
export const REFUSED = 'Seu pedido sobre dados pessoais não foi atendido';

export const SUBJECT = Person.ofCpf('52998224725');
export const BIRTH = brazilianDay(SUBJECT.birth);

interface Form {
  [field: string]: unknown;
  email: string;
}

/** A form of the fictional person, valid unless changed; each call is another form with a mailbox of its own. */
export function subjectForm(change: Record<string, unknown> = {}): Form {
  return {
    formKey: randomUUID(),
    kind: 'acesso',
    name: SUBJECT.name,
    cpf: SUBJECT.cpf,
    birthDate: BIRTH,
    email: `titular.${randomUUID().slice(0, 8)}@exemplo.com.br`,
    declared: true,
    captchaToken: 'ficha',
    ...change,
  };
}

export function file(app: World, form: object) {
  return app.http.post<{ success: boolean; protocol: string } & ErrorBody>('/api/privacy-requests', form);
}

/** The protocol of a request that was taken. */
export async function filed(app: World, form: object): Promise<string> {
  const { status, body } = await file(app, form);
  if (status !== 201) throw new Error(`a request was answered ${status}: ${JSON.stringify(body)}`);
  return body.protocol;
}

/** The secret of the link in an e-mail to a data subject. */
export function linkIn({ links }: Mail): string {
  const link = links.find((url) => /\/titular\/(confirmar|resposta)\//.test(url));
  if (!link) throw new Error('the e-mail has no link');
  return new URL(link).pathname.split('/').at(-1) ?? '';
}

/** Files a request and confirms the mailbox; answers the id by which administrators know it, and the protocol. */
export async function verifiedRequest(app: World, form: Form): Promise<{ id: string; protocol: string }> {
  const protocol = await filed(app, form);
  const token = linkIn(await emailTo(app, form.email, RECEIVED));
  const { status } = await app.http.post('/api/privacy-requests/confirm-email', { token });
  if (status !== 200) throw new Error(`the link was answered ${status}`);
  return { id: await idOf(app, protocol), protocol };
}

export async function idOf(app: World, protocol: string): Promise<string> {
  const { rows } = await app.sql.query('select id from privacy_requests where protocol = $1', [protocol]);
  return rows[0].id;
}

/** What an administrator does with one request. */
export class RequestHandler {
  constructor(
    private readonly admin: HttpClient,
    readonly id: string,
  ) {}

  open() {
    return this.admin.get<{ data: OpenedRequest } & ErrorBody>(this.path(''));
  }

  confirm(confirmed: number[] = [], note = 'RG conferido em chamada de vídeo hoje.') {
    return this.does('confirm-identity', { method: 'documento_em_video', note, confirmed });
  }

  /** By whom the person is represented, in whose mailbox the link was opened. */
  represented() {
    return this.does('confirm-identity', { method: 'procuracao', note: 'Procuração conferida hoje.', confirmed: [] });
  }

  preview() {
    return this.admin.get<{ data: { draft: string; report: Report; sentByAnother: boolean } } & ErrorBody>(
      this.path('/preview'),
    );
  }

  answer(text: string, reportUntil: string | null = null) {
    return this.does('answer', { text, reportUntil });
  }

  does(what: string, body: object = {}): Promise<Answer<{ data: { state: string; suppressed: boolean } } & ErrorBody>> {
    return this.admin.post(this.path(`/${what}`), body);
  }

  private path(rest: string): string {
    return `/api/admin/privacy-requests/${this.id}${rest}`;
  }
}

export interface Report {
  ate: string;
  total: number;
  assinantes: number;
  consultas: { tipo: string; assinante: number; finalidade: string | null; fonte: string | null; desfecho: string }[];
  fontes: { fonte: string; consultas: number }[];
}

export interface OpenedRequest {
  state: string;
  person: Record<string, unknown> | null;
  identityNote: string | null;
  timeline: { event: string; actor: string }[];
  others: { id: string }[];
}
