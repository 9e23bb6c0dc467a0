import { Injectable } from '@nestjs/common';
import { AppError } from '../../../../kernel/errors.js';
import { Clock } from '../../../../platform/clock.js';
import { documentProblem, keysOfDocuments, type SubjectDocument } from '../domain/subject-documents.js';
import { type SuppressionReason, Suppressions } from './suppressions.port.js';

export interface SuppressionRequest {
  /** All of one person. */
  readonly documents: readonly SubjectDocument[];
  readonly reason: SuppressionReason;
  readonly reference: string;
  readonly adminId: string;
}

/**
 * Keeps a person out of every answer from now on, on every channel. May be repeated under the same reference: what is in
 * force stays as it is. Throws INVALID_INPUT, with the document's place among the fields, for one that cannot be read.
 */
@Injectable()
export class SuppressPerson {
  constructor(
    private readonly suppressions: Suppressions,
    private readonly clock: Clock,
  ) {}

  /** Answers how many suppressions were made: one for each way in which the person is recognised. */
  async execute({ documents, reason, reference, adminId }: SuppressionRequest): Promise<number> {
    const fields = documents.flatMap((document, at) => {
      const message = documentProblem(document, documents);
      return message ? [{ field: `documentos.${at}`, message }] : [];
    });
    const [first] = fields;
    if (first) throw new AppError('invalid', 'INVALID_INPUT', first.message, { fields });
    return this.suppressions.add({
      keys: keysOfDocuments(documents),
      reason,
      reference,
      adminId,
      at: this.clock.now(),
    });
  }
}
