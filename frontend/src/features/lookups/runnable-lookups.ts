import { isLookupType, type LookupType } from '@kernel/lookup-catalogue';
import type { Purpose } from '@kernel/purposes';
import { type CallDispatch, lookupsApi } from './lookups.api';
import { cnpjResult } from './result/cnpj-result';
import { cpfResult } from './result/cpf-result';
import type { ResultView } from './result/result-view';

/** A lookup's normalised inputs by name. */
type Inputs = Readonly<Record<string, string>>;

/** What the page needs of a lookup type: how it is sent, and how its answer is read. */
export interface RunnableLookup {
  send(dispatch: CallDispatch, inputs: Inputs, purpose: Purpose | null): LookupCall;
  read(data: unknown): ResultView;
}

type LookupCall = ReturnType<typeof sendCpf> | ReturnType<typeof sendCnpj>;

function sendCpf(dispatch: CallDispatch, { cpf = '' }: Inputs, finalidade: Purpose | null) {
  const lookUpCpfBody = { cpf, ...(finalidade && { finalidade }) };
  return dispatch(lookupsApi.endpoints.lookupCpf.initiate({ lookUpCpfBody }));
}

function sendCnpj(dispatch: CallDispatch, { cnpj = '' }: Inputs) {
  return dispatch(lookupsApi.endpoints.lookupCnpj.initiate({ lookUpCnpjBody: { cnpj } }));
}

/** The lookup types switched on. A type without an entry has no card, no form and no place in the smart box. */
const RUNNABLE: Partial<Record<LookupType, RunnableLookup>> = {
  cpf: { send: sendCpf, read: cpfResult },
  cnpj: { send: sendCnpj, read: cnpjResult },
};

export const RUNNABLE_TYPES: readonly LookupType[] = Object.keys(RUNNABLE).filter(isLookupType);

/** The entry of a switched-on type; null for the others. */
export function runnableLookup(type: LookupType): RunnableLookup | null {
  return RUNNABLE[type] ?? null;
}
