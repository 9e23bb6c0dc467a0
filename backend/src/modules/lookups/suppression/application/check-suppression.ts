import { Injectable } from '@nestjs/common';
import { invalidInput } from '../../../../kernel/errors.js';
import { documentProblem, keysOfDocuments, type SubjectDocument } from '../domain/subject-documents.js';
import { SuppressedSubjects } from './suppressed-subjects.port.js';

/** Whether somebody is suppressed: the only question that the kept hashes can answer. */
@Injectable()
export class CheckSuppression {
  constructor(private readonly suppressed: SuppressedSubjects) {}

  /** Throws INVALID_INPUT for a document that cannot be read. */
  async execute(document: SubjectDocument): Promise<boolean> {
    const problem = documentProblem(document, [document]);
    if (problem) throw invalidInput('valor', problem);
    const suppressed = await this.suppressed.current();
    return keysOfDocuments([document]).some((key) => suppressed.has(key));
  }
}
