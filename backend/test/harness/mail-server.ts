import { buffer } from 'node:stream/consumers';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export interface Received {
  readonly messageId: string;
  readonly to: string;
  readonly subject: string;
  readonly headers: ReadonlyArray<{ key: string; value: string }>;
}

/** A mail server of the test itself, which can look at the moment when an e-mail is in its hands but not acknowledged. */
export class MailServer {
  readonly received: Received[] = [];
  /** Runs while the sender waits for the acknowledgement. */
  beforeAcknowledging: () => Promise<void> = async () => {};
  /** What the next recipients are answered, in turn: a reply as it goes over the line. */
  refusals: string[] = [];

  private readonly server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    logger: false,
    // The product's idle connections are cut at the end, not waited for.
    closeTimeout: 100,
    onRcptTo: (_address, _session, done) => {
      const [code, ...words] = this.refusals.shift()?.split(' ') ?? [];
      done(code ? Object.assign(new Error(words.join(' ')), { responseCode: Number(code) }) : null);
    },
    onData: (stream, session, done) => {
      buffer(stream)
        .then((raw) => PostalMime.parse(raw))
        .then(({ messageId = '', subject = '', headers }) => {
          const to = session.envelope.rcptTo.map(({ address }) => address).join();
          this.received.push({ messageId, to, subject, headers });
          return this.beforeAcknowledging();
        })
        .then(() => done(), done);
    },
  });

  async listen(port: number): Promise<void> {
    this.server.on('error', () => {});
    await new Promise<void>((resolve) => this.server.listen(port, '127.0.0.1', resolve));
  }

  close(): Promise<void> {
    return new Promise((resolve) => this.server.close(resolve));
  }
}
