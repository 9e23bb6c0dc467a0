import { Injectable } from '@nestjs/common';
import { type Suppressed, SuppressedSubjects } from '../suppression/index.js';

const NOBODY: Suppressed = { isEmpty: true, holds: () => false, has: () => false };

/** Of people who do not exist nobody is suppressed. The real list is not asked: what it withheld here would tell who stands in it. */
@Injectable()
export class NobodySuppressed extends SuppressedSubjects {
  async current(): Promise<Suppressed> {
    return NOBODY;
  }
}
