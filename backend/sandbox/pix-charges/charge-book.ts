import { randomUUID } from 'node:crypto';
import { toBuffer } from 'qrcode';
import { StateFile } from '../state-file.js';
import { brCode } from './br-code.js';
import { type Charge, expireIfDue } from './charge.js';

export type NewCharge = Pick<
  Charge,
  | 'gateway'
  | 'idempotencyKey'
  | 'fingerprint'
  | 'amountCents'
  | 'description'
  | 'externalReference'
  | 'notificationUrl'
  | 'payer'
  | 'expiresAt'
  | 'notifications'
>;

export type Creation = { charge: Charge; isNew: boolean } | { conflict: true };

/** Payee as the payer's bank shows it. */
const PAYEE = { payee: 'NITIDO SERVICOS DIGITAIS', city: 'SAO PAULO' };

/** A dot a module, packed as it is: the bank's page enlarges it, and to draw six of them costs four times as much. */
const QR_PACKING = { filterType: 0, deflateLevel: 6 };

/** All charges and idempotency keys of the gateways, kept in memory and, with a path, in a file. */
export class ChargeBook {
  private readonly charges = new Map<number, Charge>();
  private readonly byKey = new Map<string, Promise<Charge>>();
  private readonly file: StateFile<Charge[]>;
  private lastId = 0;
  /** Where the API Pix was told to send its notifications. */
  webhookUrl: string | null = null;

  constructor(statePath?: string) {
    this.file = new StateFile(statePath, () => [...this.charges.values()]);
    for (const charge of this.file.load() ?? []) {
      this.charges.set(charge.id, charge);
      this.byKey.set(charge.idempotencyKey, Promise.resolve(charge));
    }
  }

  /** What a key already stands for: its charge, a conflict when the body is another one, or null for a new key. */
  async replay(key: string, fingerprint: string): Promise<Creation | null> {
    const charge = await this.byKey.get(key);
    if (!charge) return null;
    return charge.fingerprint === fingerprint ? { charge, isNew: false } : { conflict: true };
  }

  /** One charge a key, also when calls come at once: nothing is awaited before the key is taken. */
  async create(input: NewCharge, host: string): Promise<Creation> {
    if (this.byKey.has(input.idempotencyKey)) {
      return (await this.replay(input.idempotencyKey, input.fingerprint)) as Creation;
    }
    const creation = this.write(input, host);
    this.byKey.set(input.idempotencyKey, creation);
    const charge = await creation;
    this.charges.set(charge.id, charge);
    await this.save();
    return { charge, isNew: true };
  }

  /** By the number alone. */
  numbered(id: string): Charge | null {
    const charge = this.charges.get(Number(id)) ?? null;
    if (charge) expireIfDue(charge);
    return charge;
  }

  /** By the number or by the caller's own reference; the newest one when a reference came twice. */
  find(idOrReference: string): Charge | null {
    return this.numbered(idOrReference) ?? this.newest({ reference: idOrReference })[0] ?? null;
  }

  /** Newest first. */
  newest({ reference, limit = 200 }: { reference?: string | undefined; limit?: number }): Charge[] {
    const found = [...this.charges.values()].filter(
      (one) => reference === undefined || one.externalReference === reference,
    );
    for (const charge of found) expireIfDue(charge);
    return found.reverse().slice(0, limit);
  }

  /** A number never given before, not even by an earlier run. */
  nextId(): number {
    this.lastId = Math.max(this.lastId + 1, Date.now());
    return this.lastId;
  }

  /** Resolves when the present state is kept. */
  save(): Promise<void> {
    return this.file.save();
  }

  private async write(input: NewCharge, host: string): Promise<Charge> {
    const id = this.nextId();
    const location = `${host}/pix/qr/v2/${randomUUID()}`;
    const txid = input.gateway === 'mercado-pago' ? `mpqrinter${id}` : '***';
    const code = brCode({ location, amountCents: input.amountCents, txid, ...PAYEE });
    const now = new Date().toISOString();
    return {
      ...input,
      id,
      location,
      status: 'pending',
      statusDetail: 'pending_waiting_transfer',
      createdAt: now,
      updatedAt: now,
      approvedAt: null,
      endToEndId: null,
      refunds: [],
      brCode: code,
      qrCodeBase64: (await toBuffer(code, { margin: 2, scale: 1, rendererOpts: QR_PACKING })).toString('base64'),
    };
  }
}
