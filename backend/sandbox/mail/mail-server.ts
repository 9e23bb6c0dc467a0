import { type AddressInfo, type Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerSession } from 'smtp-server';
import { type SandboxControl } from '../sandbox-control.js';
import { type Mailbox } from './mailbox.js';

/** Local parts of recipients, after a plus sign or alone, that make the delivery fail: `ana+mail-rejected@gmail.com`. */
export const MAGIC_RECIPIENTS = {
  'mail-rejected': { code: 550, effect: 'recusa o destinatário (550)' },
  'mail-temporary': { code: 451, effect: 'recusa por ora (451)' },
} as const;

export interface MailServer {
  port: number;
  close(): Promise<void>;
}

/** An SMTP server that takes any sender and login, without TLS, and keeps what it gets. */
export async function startMailServer(
  address: { port: number; host: string },
  mailbox: Mailbox,
  control: SandboxControl,
): Promise<MailServer> {
  const sockets = new Map<number, Socket>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    disableReverseLookup: true,
    closeTimeout: 500,
    logger: false,
    onAuth: ({ username }, _session, done) => done(null, { user: username ?? 'sandbox' }),
    onRcptTo: ({ address }, _session, done) => {
      control.countCall('mail', 'SMTP', address);
      done(refusalOf(address));
    },
    onMailFrom: (_address, session, done) => {
      const fault = control.takeFault('mail');
      if (fault === 'timeout') return;
      if (fault === 'reset') sockets.get(session.remotePort)?.resetAndDestroy();
      else if (fault === 'slow') setTimeout(done, 2000);
      else done(fault ? refusal(451, `fault: ${fault}`) : null);
    },
    onData: (stream, session, done) => {
      buffer(stream)
        .then((raw) =>
          mailbox.receive(
            raw,
            senderOf(session),
            session.envelope.rcptTo.map(({ address }) => address),
          ),
        )
        .then(() => done(null), done);
    },
  });
  server.on('error', () => undefined);
  server.server.on('connection', (socket: Socket) => {
    const port = socket.remotePort as number;
    sockets.set(port, socket);
    socket.once('close', () => sockets.delete(port));
  });
  await new Promise<void>((resolve, reject) => {
    server.server.once('error', reject);
    server.listen(address.port, address.host, () => resolve());
  });
  return {
    port: (server.server.address() as AddressInfo).port,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

function senderOf({ envelope }: SMTPServerSession): string {
  return envelope.mailFrom ? envelope.mailFrom.address : '';
}

function refusalOf(address: string): Error | null {
  const named = /(?:^|\+)(mail-[a-z]+)@/.exec(address.toLowerCase())?.[1];
  const rule = MAGIC_RECIPIENTS[named as keyof typeof MAGIC_RECIPIENTS];
  return rule ? refusal(rule.code, 'mailbox unavailable') : null;
}

function refusal(code: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode: code });
}
