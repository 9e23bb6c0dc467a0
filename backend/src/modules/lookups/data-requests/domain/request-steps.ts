import type {
  DataSubjectRequestState,
  IdentityMethod,
  RefusalReason,
} from '../../../../kernel/data-subject-request.js';
import type { Contact, DataRequest, LivingRequest, RequestEvent, SentAnswer } from './data-request.js';
import { emailUnconfirmed, notInThisState, suppressionPending } from './request-errors.js';

type Changes = Partial<Omit<DataRequest, 'id' | 'protocol' | 'kind' | 'receivedAt' | 'dueOn'>>;

/** One step of a request: what changes, and what its record says. Steps that its state does not allow throw. */
export interface RequestStep {
  readonly changes: Changes;
  readonly event: RequestEvent;
}

const UNVERIFIED: readonly DataSubjectRequestState[] = ['em_verificacao', 'aguardando_titular'];

/** The link that reached the mailbox was used: the address is the person's. */
export function confirmEmail(request: DataRequest, now: Date): RequestStep {
  demand(request, ['recebida']);
  return { changes: { state: 'em_verificacao', emailConfirmedAt: now }, event: 'email_confirmado' };
}

/** Whoever has the mailbox did not ask for this. */
export function cancel(request: DataRequest, now: Date): RequestStep {
  demand(request, ['recebida']);
  return { changes: { state: 'cancelada', endedAt: now }, event: 'pedido_cancelado' };
}

export function askProof(request: DataRequest): RequestStep {
  demandEmail(request);
  demand(request, UNVERIFIED);
  return { changes: { state: 'aguardando_titular' }, event: 'comprovacao_solicitada' };
}

/** `confirmed`: the places of those contacts that were proven to be the person's own. */
export function confirmIdentity(
  request: LivingRequest,
  { method, note, confirmed }: { method: IdentityMethod; note: string; confirmed: readonly number[] },
  now: Date,
): RequestStep {
  demandEmail(request);
  demand(request, UNVERIFIED);
  const contacts = request.person.contacts.map((contact, place) => ({
    ...contact,
    confirmed: confirmed.includes(place),
  }));
  return {
    changes: {
      state: 'confirmada',
      identityMethod: method,
      identityNote: note,
      identityConfirmedAt: now,
      person: { ...request.person, contacts },
    },
    event: 'identidade_confirmada',
  };
}

/** May the person be suppressed now? Only who asked for it, and only once it is known who asked. */
export function assertSuppressible(request: DataRequest): void {
  demand(request, ['confirmada']);
  if (request.kind !== 'supressao' || request.suppressedAt !== null) throw notInThisState();
}

export function suppressed(request: DataRequest, now: Date): RequestStep {
  assertSuppressible(request);
  return { changes: { suppressedAt: now }, event: 'supressao_aplicada' };
}

/** A suppression that was asked for is in force before anybody is told so. */
export function answer(request: DataRequest, sent: SentAnswer, now: Date): RequestStep {
  demand(request, ['confirmada']);
  if (request.kind === 'supressao' && request.suppressedAt === null) throw suppressionPending();
  return { changes: { state: 'respondida', answer: sent, endedAt: now }, event: 'resposta_enviada' };
}

export function resendAnswer(request: DataRequest): RequestStep {
  demand(request, ['respondida']);
  return { changes: {}, event: 'resposta_reenviada' };
}

/** Not what was granted already. */
export function refuse(request: DataRequest, reason: RefusalReason, now: Date): RequestStep {
  if (request.endedAt !== null || request.suppressedAt !== null) throw notInThisState();
  return { changes: { state: 'recusada', refusalReason: reason, endedAt: now }, event: 'pedido_recusado' };
}

/** Everything by which the person may be looked up and that is proven to be theirs; a representative’s mailbox is not. */
export function provenContacts({
  person: { email, contacts },
  identityMethod,
}: Pick<LivingRequest, 'person' | 'identityMethod'>): ReadonlyArray<Pick<Contact, 'kind' | 'value'>> {
  const confirmed = contacts.filter((contact) => contact.confirmed);
  return isRepresented(identityMethod) ? confirmed : [{ kind: 'email', value: email }, ...confirmed];
}

export function isRepresented(method: IdentityMethod | null): boolean {
  return method === 'procuracao';
}

function demandEmail({ emailConfirmedAt }: DataRequest): void {
  if (emailConfirmedAt === null) throw emailUnconfirmed();
}

function demand({ state }: DataRequest, allowed: readonly DataSubjectRequestState[]): void {
  if (!allowed.includes(state)) throw notInThisState();
}
