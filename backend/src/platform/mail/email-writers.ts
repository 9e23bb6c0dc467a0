import { Injectable } from '@nestjs/common';
import type { SealedEmail } from './email.js';

type Writer = (email: SealedEmail, about: Readonly<Record<string, string>>) => Promise<SealedEmail | null>;

/** Who writes an e-mail anew when it is sent, because what it tells may have to be withheld by then. */
@Injectable()
export class EmailWriters {
  private readonly writers = new Map<string, Writer>();

  on(name: string, writer: Writer): void {
    this.writers.set(name, writer);
  }

  /** The e-mail as it may be sent now; null: it has nothing to tell any more. */
  async current(email: SealedEmail): Promise<SealedEmail | null> {
    if (!email.again) return email;
    const writer = this.writers.get(email.again.writer);
    if (!writer) throw new Error(`nobody writes e-mails of ${email.again.writer}`);
    return writer(email, email.again.about);
  }
}
