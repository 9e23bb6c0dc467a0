import { Injectable } from '@nestjs/common';
import { AppError, invalidInput } from '../../../../kernel/errors.js';
import { type SuppressionOrder, Suppressions } from '../adapters/suppressions.store.js';
import { askedKeysOf, documentProblem, keysOfDocuments, type SubjectDocument } from '../domain/subject-documents.js';
import { SuppressedSubjects } from './suppressed-subjects.port.js';

export interface SuppressionRequest extends Omit<SuppressionOrder, 'keys'> {
  /** All of one person. */
  readonly documents: readonly SubjectDocument[];
}

/**
 * Keeps a person out of every answer from now on, on every channel. May be repeated under the same reference: what is in
 * force stays as it is. Throws INVALID_INPUT, with the document's place among the fields, for one that cannot be read.
 */
@Injectable()
export class SuppressPerson {
  constructor(
    private readonly suppressions: Suppressions,
    private readonly suppressed: SuppressedSubjects,
  ) {}

  /** Answers how many suppressions were made: one for each way in which the person is recognised. */
  async execute({ documents, reason, reference, adminId }: SuppressionRequest): Promise<number> {
    const fields = documents.flatMap((document, at) => {
      const message = documentProblem(document, documents);
      return message ? [{ field: `documentos.${at}`, message }] : [];
    });
    const [first] = fields;
    if (first) throw new AppError('invalid', 'INVALID_INPUT', first.message, { fields });
    return this.suppressions.add({ keys: keysOfDocuments(documents), reason, reference, adminId });
  }

  /**
   * Whether somebody is suppressed: the only question that the kept hashes can answer. It is on record first. Throws INVALID_INPUT for a document
   * that cannot be read.
   */
  async check(adminId: string, document: SubjectDocument): Promise<boolean> {
    const problem = documentProblem(document, [document]);
    if (problem) throw invalidInput('valor', problem);
    await this.suppressions.recordCheck(adminId, document.kind);
    const suppressed = await this.suppressed.current();
    return askedKeysOf(document).some(({ kind, key }) => suppressed.has(kind, key));
  }
}
