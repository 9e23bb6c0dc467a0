import { AppError } from '../../../kernel/errors.js';
import { LOOKUP_TYPES, type LookupType, lookupDefinition } from '../../../kernel/lookup-catalogue.js';
import { areTermsAccepted } from '../../../kernel/terms.js';
import type { Difference } from './verdict.js';

export const IN_MAINTENANCE = 'Manutenção, voltará em breve...';

/** The answers of a lookup that are not data, in the catalogue's words. */
export const subscriptionRequired = (): AppError =>
  new AppError('forbidden', 'SUBSCRIPTION_REQUIRED', 'Sua assinatura expirou. Renove para continuar.', {
    extra: { requiresSubscription: true },
  });

export const termsNotAccepted = (): AppError =>
  new AppError('forbidden', 'TERMS_NOT_ACCEPTED', 'Aceite os termos de uso para continuar.');

/** Throws TERMS_NOT_ACCEPTED for who accepted none, or older ones last. */
export function demandTerms(version: string | null): void {
  if (!areTermsAccepted(version)) throw termsNotAccepted();
}

/** What a request calls the purpose: the batches of the public API have the field's English name. */
export type PurposeField = 'finalidade' | 'purpose';

export function purposeRequired(field: PurposeField = 'finalidade'): AppError {
  const message = 'Informe a finalidade da consulta.';
  return new AppError('unprocessable', 'PURPOSE_REQUIRED', message, { fields: [{ field, message }] });
}

export function unknownLookupType(): AppError {
  const details = { tipos: LOOKUP_TYPES };
  return new AppError('not-found', 'LOOKUP_TYPE_NOT_FOUND', 'Tipo de consulta não suportado', { details });
}

export const inMaintenance = (text: string = IN_MAINTENANCE): AppError =>
  new AppError('unavailable', 'MAINTENANCE', text);

/** The same by an administrator's wish. */
export const switchedOff = (text: string): AppError => Object.assign(inMaintenance(text), { switchedOff: true });

export function isSwitchedOff(failure: object): boolean {
  return 'switchedOff' in failure && failure.switchedOff === true;
}

/** What would be found could not be recorded at the moment. */
export function recordsStalled(): AppError {
  const message = 'Serviço indisponível no momento. Tente novamente em instantes.';
  return new AppError('unavailable', 'UNAVAILABLE', message, { retryAfterSeconds: 5 });
}

export const INPUT_REFUSED = 'A fonte não aceita o que foi digitado. Confira e consulte de novo';

/** One source refuses the input, another knows nobody: nothing can be said, though nothing is out. */
export function inputNotTakenByAll(cause: unknown): AppError {
  const message = 'Uma das fontes não aceita o que foi digitado, e nenhuma outra confirma que não existe.';
  return Object.assign(new AppError('bad-answer', 'SOURCE_DOWN', message, { cause }), { refusesInput: true });
}

/** `reason` says more than that there is no such record. */
export function nobodyFound(type: LookupType, reason?: string): AppError {
  const { notFound, notFoundReason } = lookupDefinition(type);
  const motivo = reason ?? notFoundReason;
  return new AppError('not-found', 'NOT_FOUND', notFound, motivo ? { details: { motivo } } : {});
}

/** What a "nobody" says beyond it; null for nothing, and for every other failure. */
export function whyNobody(failure: unknown): string | null {
  if (!(failure instanceof AppError) || failure.code !== 'NOT_FOUND') return null;
  return Object(failure.details).motivo ?? null;
}

/** Of minors nothing is told. */
export const subjectWithheld = (): AppError =>
  new AppError('suppressed', 'SUBJECT_SUPPRESSED', 'Os dados desta pessoa não estão disponíveis.');

export function isWithheld(failure: unknown): boolean {
  return failure instanceof AppError && failure.kind === 'suppressed';
}

/** Whether a source gave no answer that can be used: not that it had nothing to tell, nor an accident of ours. */
export function isOutage(failure: unknown): boolean {
  return failure instanceof AppError && ['bad-answer', 'unavailable', 'timeout'].includes(failure.kind);
}

/** Whether a source answered that it takes no such input. */
export function refusesInput(failure: unknown): failure is AppError {
  return failure instanceof AppError && Object(failure).refusesInput === true;
}

export const sourcesDiverge = (campos: readonly Difference[]): AppError =>
  new AppError('conflict', 'SOURCES_DIVERGE', 'As fontes consultadas divergem.', { details: { campos } });
