import { Injectable } from '@nestjs/common';
import { mailboxOf } from '../../../kernel/mailbox.js';
import { SubjectHash } from '../../../platform/crypto/subject-hash.js';

/** By which two addresses of one mailbox are known to be one person's, where neither is to be read. */
@Injectable()
export class MailboxHash {
  constructor(private readonly hash: SubjectHash) {}

  /** Of a normalised address. */
  of(email: string): Buffer {
    return this.hash.of('mailbox', mailboxOf(email));
  }
}
