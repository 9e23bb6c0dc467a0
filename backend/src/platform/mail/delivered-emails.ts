import { Injectable } from '@nestjs/common';

type Listener = (emailId: string) => Promise<void>;

/**
 * Tells whoever put an e-mail that the mail server took it, or that its address takes none. One that is given up is not
 * told of. It may be told twice, as an e-mail may be sent twice.
 */
@Injectable()
export class DeliveredEmails {
  private readonly listeners: Listener[] = [];

  on(listener: Listener): void {
    this.listeners.push(listener);
  }

  async tell(emailId: string): Promise<void> {
    for (const listener of this.listeners) await listener(emailId);
  }
}
