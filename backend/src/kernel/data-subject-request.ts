import { withoutCountryCode } from './phone.js';
import { cnpjRule, collapseSpaces, isEmail, personNameRule, phoneRule, type Rule, rgRule } from './rules.js';

/** What a data subject may ask for (LGPD, art. 18), in the words of the form. */
export const DATA_SUBJECT_REQUEST_KINDS = {
  acesso: 'Saber quem consultou meus dados e o que vocês têm',
  supressao: 'Não quero mais aparecer nas consultas',
  correcao: 'Corrigir um dado errado',
  outra: 'Outra pergunta sobre os meus dados',
} as const;

export type DataSubjectRequestKind = keyof typeof DATA_SUBJECT_REQUEST_KINDS;
export const DATA_SUBJECT_REQUEST_KIND_IDS = Object.keys(DATA_SUBJECT_REQUEST_KINDS) as DataSubjectRequestKind[];

/** Where a request stands; the last three are its ends. */
export const DATA_SUBJECT_REQUEST_STATES = {
  recebida: 'Recebido',
  em_verificacao: 'Em verificação',
  aguardando_titular: 'Aguardando o titular',
  confirmada: 'Identidade confirmada',
  respondida: 'Respondido',
  recusada: 'Recusado',
  cancelada: 'Cancelado',
} as const;

export type DataSubjectRequestState = keyof typeof DATA_SUBJECT_REQUEST_STATES;
export const DATA_SUBJECT_REQUEST_STATE_IDS = Object.keys(DATA_SUBJECT_REQUEST_STATES) as DataSubjectRequestState[];

/**
 * How an administrator came to know who the person is. Copies of documents are never kept. Under `procuracao` another one
 * asks, whose mailbox is not the person's.
 */
export const IDENTITY_METHODS = {
  assinatura_gov_br: 'Assinatura eletrônica gov.br conferida',
  certificado_icp: 'Certificado digital ICP-Brasil conferido',
  documento_em_video: 'Documento com foto mostrado em vídeo',
  presencial: 'Documento com foto mostrado pessoalmente',
  procuracao: 'Procuração ou representação legal, e documento do representante, conferidos',
} as const;

export type IdentityMethod = keyof typeof IDENTITY_METHODS;
export const IDENTITY_METHOD_IDS = Object.keys(IDENTITY_METHODS) as IdentityMethod[];

/** Why a request may be refused, as its e-mail says it. */
export const REFUSAL_REASONS = {
  identidade_nao_comprovada: 'A identidade de quem pediu não pôde ser confirmada.',
  email_nao_confirmado: 'O e-mail informado não foi confirmado.',
  pedido_repetido: 'O mesmo pedido já foi respondido há pouco tempo.',
  nao_somos_o_agente: 'Não somos nós que tratamos os dados de que o pedido fala.',
  impedimento_legal: 'A lei nos impede de atender a este pedido.',
} as const;

export type RefusalReason = keyof typeof REFUSAL_REASONS;
export const REFUSAL_REASON_IDS = Object.keys(REFUSAL_REASONS) as RefusalReason[];

/** Days for the complete answer, counted from the reception (LGPD, art. 19, II). */
export const DATA_SUBJECT_DEADLINE_DAYS = 15;
/** With so many days left or fewer, a request presses. */
export const DUE_SOON_DAYS = 3;
/** Days in which who asks confirms the e-mail; a request that nobody confirmed ends refused. */
export const EMAIL_CONFIRMATION_DAYS = 7;
export const MOST_MESSAGE = 2_000;
const MOST_OTHER_EMAILS = 3;

/** The clock in words; `daysLeft` below zero: the deadline has passed. */
export function deadlineText(daysLeft: number): string {
  if (daysLeft === 0) return 'vence hoje';
  if (daysLeft > 0) return daysLeft === 1 ? 'falta 1 dia' : `faltam ${daysLeft} dias`;
  return daysLeft === -1 ? 'vencido há 1 dia' : `vencido há ${-daysLeft} dias`;
}

export const subjectNameRule: Rule = (value) =>
  collapseSpaces(value).includes(' ') ? personNameRule(value) : 'Informe seu nome completo.';

export const answerEmailRule: Rule = (value) => {
  if (!value.trim()) return 'Informe o e-mail para a resposta.';
  return isEmail(value) ? null : 'Email inválido. Verifique o formato.';
};

export const optionalPhoneRule = optional((value) => phoneRule(withoutCountryCode(value)));
export const optionalCnpjRule = optional(cnpjRule);
export const optionalRgRule = optional(rgRule);

function optional(rule: Rule): Rule {
  return (value) => (value.trim() ? rule(value) : null);
}

export const requestMessageRule: Rule = (value) =>
  value.length > MOST_MESSAGE ? `Use no máximo ${MOST_MESSAGE} caracteres.` : null;

/** E-mails separated by commas or spaces, as they are typed into one field. */
export function splitEmails(value: string): string[] {
  return value.toLowerCase().match(/[^\s,;]+/g) ?? [];
}

export const otherEmailsRule: Rule = (value) => {
  const emails = splitEmails(value);
  if (emails.length > MOST_OTHER_EMAILS) return `Informe no máximo ${MOST_OTHER_EMAILS} e-mails.`;
  return emails.every(isEmail) ? null : 'Um dos e-mails é inválido. Separe-os por vírgula.';
};
