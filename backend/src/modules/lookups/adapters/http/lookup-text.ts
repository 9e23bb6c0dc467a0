import type { LookupType } from '../../../../kernel/lookup-catalogue.js';
import type { Principal } from '../../../../platform/http/access.js';
import type { LookupAnswer, LookupRequest } from '../../application/run-lookup.js';
import { queryOf } from '../../domain/subject.js';
import { callerOf } from './caller-of.js';
import type { WithPurpose } from './lookup-body.js';

/** A validated body as the use case takes it. */
export function requestOf(type: LookupType, body: WithPurpose, principal: Principal): LookupRequest {
  return { type, query: queryOf(type, body), purpose: body.finalidade ?? null, caller: callerOf(principal) };
}

/** The answer as JSON text. The data are JSON already, made once for the history and for the wire. */
export function textOf({ dataJson, meta }: LookupAnswer): string {
  return `{"success":true,"data":${dataJson},"meta":${JSON.stringify(meta)}}`;
}
