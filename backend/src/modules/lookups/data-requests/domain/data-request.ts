import type {
  DataSubjectRequestKind,
  DataSubjectRequestState,
  IdentityMethod,
  RefusalReason,
} from '../../../../kernel/data-subject-request.js';
import type { AnswerReport } from './answer-report.js';

/** Something else by which the person may have been looked up; nothing is told or suppressed by it until it is confirmed. */
export interface Contact {
  readonly kind: 'telefone' | 'rg' | 'email' | 'cnpj';
  readonly value: string;
  readonly confirmed: boolean;
}

/** What the person typed. `birthDate` is DD/MM/AAAA; `cpf` and the contacts are in their normal form. */
export interface Person {
  readonly name: string;
  readonly cpf: string;
  readonly birthDate: string;
  readonly email: string;
  readonly message: string;
  readonly contacts: readonly Contact[];
}

/** Whether both hold what one form said; what was confirmed since does not count. */
export function isOfOneForm(one: Person, other: Person): boolean {
  return JSON.stringify(fieldsOf(one)) === JSON.stringify(fieldsOf(other));
}

function fieldsOf({ name, cpf, birthDate, email, message, contacts }: Person) {
  return [name, cpf, birthDate, email, message, ...contacts.flatMap(({ kind, value }) => [kind, value])];
}

/** What was sent: the administrator's words, and the report when one belongs to it. */
export interface SentAnswer {
  readonly text: string;
  readonly report: AnswerReport | null;
}

/** A request of a data subject. Its personal parts are null once their retention is over. */
export interface DataRequest {
  readonly id: string;
  readonly protocol: string;
  readonly kind: DataSubjectRequestKind;
  readonly state: DataSubjectRequestState;
  readonly receivedAt: Date;
  /** AAAA-MM-DD in Brazil. */
  readonly dueOn: string;
  readonly person: Person | null;
  readonly emailConfirmedAt: Date | null;
  readonly identityMethod: IdentityMethod | null;
  readonly identityNote: string | null;
  readonly identityConfirmedAt: Date | null;
  readonly suppressedAt: Date | null;
  readonly answer: SentAnswer | null;
  readonly refusalReason: RefusalReason | null;
  readonly endedAt: Date | null;
  readonly erasedAt: Date | null;
}

/** A request and its person, where they are still there. */
export type LivingRequest = DataRequest & { readonly person: Person };

/** A thing that happened to a request, for its append-only record. */
export const REQUEST_EVENTS = [
  'pedido_recebido',
  'email_confirmado',
  'comprovacao_solicitada',
  'identidade_confirmada',
  'supressao_aplicada',
  'resposta_enviada',
  'resposta_reenviada',
  'resposta_aberta',
  'pedido_recusado',
  'pedido_cancelado',
  'dados_apagados',
] as const;
export type RequestEvent = (typeof REQUEST_EVENTS)[number];

export type RequestHead = Pick<
  DataRequest,
  'id' | 'protocol' | 'kind' | 'state' | 'receivedAt' | 'dueOn' | 'emailConfirmedAt' | 'suppressedAt' | 'endedAt'
>;
