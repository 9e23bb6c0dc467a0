import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../platform/clock.js';
import { SuppressPerson } from '../../suppression/index.js';
import type { LivingRequest } from '../domain/data-request.js';
import { assertSuppressible, provenContacts, suppressed } from '../domain/request-steps.js';
import { entryOf, HandleDataRequest, type IdentityProof, living } from './handle-data-request.js';

/** Confirms who asked, and puts a suppression that was asked for into force at once. */
@Injectable()
export class SuppressSubject {
  constructor(
    private readonly handle: HandleDataRequest,
    private readonly suppressPerson: SuppressPerson,
    private readonly clock: Clock,
  ) {}

  async confirmIdentity(adminId: string, id: string, proof: IdentityProof): Promise<LivingRequest> {
    const confirmed = await this.handle.confirmIdentity(adminId, id, proof);
    return confirmed.kind === 'supressao' ? this.suppress(adminId, confirmed) : confirmed;
  }

  /** For a suppression that an accident kept from following the confirmation. */
  async execute(adminId: string, id: string): Promise<LivingRequest> {
    return this.suppress(adminId, living((await this.handle.open(adminId, id)).request));
  }

  /** By all that is proven to be the person's. Doing it twice under one protocol makes no second suppression. */
  private async suppress(adminId: string, request: LivingRequest): Promise<LivingRequest> {
    assertSuppressible(request);
    const { id, protocol, person } = request;
    const documents = [
      { kind: 'cpf' as const, value: person.cpf },
      { kind: 'nome' as const, value: person.name, birth: person.birthDate },
      ...provenContacts(request),
    ];
    await this.suppressPerson.execute({ documents, reason: 'titular', reference: protocol, adminId });
    return this.handle.change(id, (current) => ({
      step: suppressed(current, this.clock.now()),
      entry: entryOf(adminId, 'suppress-privacy-subject', id, { documents: documents.length }),
    }));
  }
}
