import type { LookupType } from '../../../../kernel/lookup-catalogue.js';
import type { Principal } from '../../../../platform/http/access.js';
import { queryOf } from '../../model/index.js';
import type { LookupAnswer, LookupRequest } from '../application/run-lookup.js';
import { callerOf } from './caller-of.js';
import type { AnyLookupBody } from './lookup-body.js';

/** A validated body as the use case takes it. */
export function requestOf(type: LookupType, body: AnyLookupBody, principal: Principal): LookupRequest {
  const { finalidade, atualizar } = body;
  const caller = callerOf(principal);
  return { type, query: queryOf(type, body), purpose: finalidade ?? null, caller, afresh: atualizar === true };
}

/** The answer as JSON text. The data are JSON already, made once for the history and for the wire. */
export function textOf({ dataJson, meta }: LookupAnswer): string {
  return `{"success":true,"data":${dataJson},"meta":${JSON.stringify(meta)}}`;
}
