import type { FastifyReply } from 'fastify';
import type { LookupType } from '../../../../kernel/lookup-catalogue.js';
import type { Principal } from '../../../../platform/http/access.js';
import { FIRST_PAGE, queryOf } from '../../model/index.js';
import type { LookupAnswer, LookupRequest } from '../application/lookup-request.js';
import { callerOf } from './caller-of.js';
import type { AnyLookupBody, PagedLookupBody } from './lookup-body.js';

/** A validated body as the use case takes it. */
export function requestOf(
  type: LookupType,
  body: AnyLookupBody | PagedLookupBody,
  principal: Principal,
  reply: FastifyReply,
  keyId: string | null = null,
): LookupRequest {
  const { finalidade, atualizar, pagina, porPagina }: Partial<PagedLookupBody> = body;
  const caller = callerOf(principal, reply, keyId);
  const page = { pagina: pagina ?? FIRST_PAGE.pagina, porPagina: porPagina ?? FIRST_PAGE.porPagina };
  return { type, query: queryOf(type, body), page, purpose: finalidade ?? null, caller, afresh: atualizar === true };
}

/** The answer as JSON text. The data are JSON already, made once for the history and for the wire. */
export function textOf({ dataJson, meta }: LookupAnswer): string {
  return `{"success":true,"data":${dataJson},"meta":${JSON.stringify(meta)}}`;
}
