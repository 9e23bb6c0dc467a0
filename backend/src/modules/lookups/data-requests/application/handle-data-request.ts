import { Injectable } from '@nestjs/common';
import type { AdminAuditEntry } from '../../../../kernel/admin-audit-entry.js';
import type { IdentityMethod, RefusalReason } from '../../../../kernel/data-subject-request.js';
import { Clock } from '../../../../platform/clock.js';
import { isUuid } from '../../../../platform/ids.js';
import { DataRequestQueries } from '../adapters/data-requests.queries.js';
import { DataRequests, type RequestDecision } from '../adapters/data-requests.store.js';
import type { DataRequest, LivingRequest } from '../domain/data-request.js';
import type { OpenedRequest } from '../domain/opened-request.js';
import { emailConfirmed, noSuchRequest, personErased } from '../domain/request-errors.js';
import { askProof, confirmIdentity, refuse } from '../domain/request-steps.js';

export interface IdentityProof {
  readonly method: IdentityMethod;
  /** How it was seen; never a copy of a document. */
  readonly note: string;
  /** The places of the contacts that were proven to be the person's own. */
  readonly confirmed: readonly number[];
}

/** What administrators do with requests before anything is returned. Each step is in the admin audit log. */
@Injectable()
export class HandleDataRequest {
  constructor(
    private readonly requests: DataRequests,
    private readonly queries: DataRequestQueries,
    private readonly clock: Clock,
  ) {}

  /** Everything about one request in the clear, which is an audit log entry of its own. */
  async open(adminId: string, id: string): Promise<OpenedRequest> {
    const opened = isUuid(id) ? await this.queries.open(id, entryOf(adminId, 'open-privacy-request', id)) : null;
    if (!opened) throw noSuchRequest();
    return opened;
  }

  askProof(adminId: string, id: string, text: string): Promise<LivingRequest> {
    return this.change(id, (request) => ({
      step: askProof(request),
      entry: entryOf(adminId, 'ask-privacy-proof', id),
      email: { kind: 'proof-asked', text },
    }));
  }

  confirmIdentity(adminId: string, id: string, proof: IdentityProof): Promise<LivingRequest> {
    return this.change(id, (request) => ({
      step: confirmIdentity(request, proof, this.clock.now()),
      entry: entryOf(adminId, 'confirm-privacy-identity', id, { method: proof.method }),
    }));
  }

  /** By e-mail only where the mailbox is known to be of who asked: it may be somebody else's. There a text is demanded. */
  refuse(adminId: string, id: string, reason: RefusalReason, text?: string): Promise<LivingRequest> {
    return this.change(id, (request) => {
      const step = refuse(request, reason, this.clock.now());
      const entry = entryOf(adminId, 'refuse-privacy-request', id, { reason });
      if (!request.emailConfirmedAt) return { step, entry };
      if (text === undefined) throw emailConfirmed();
      return { step, entry, email: { kind: 'refused', reason, text } };
    });
  }

  /** One step of a request whose person is still there. */
  async change(id: string, decide: (request: LivingRequest) => RequestDecision): Promise<LivingRequest> {
    const changed = isUuid(id) ? await this.requests.change(id, (request) => decide(living(request))) : null;
    if (!changed) throw noSuchRequest();
    return living(changed);
  }
}

export function entryOf(
  adminId: string,
  action: string,
  id: string,
  after: AdminAuditEntry['after'] = null,
): AdminAuditEntry {
  return { adminId, action, target: `privacy-request:${id}`, after };
}

export function living(request: DataRequest): LivingRequest {
  if (!request.person) throw personErased();
  return { ...request, person: request.person };
}
