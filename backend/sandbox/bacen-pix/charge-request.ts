import { SANDBOX_CREDENTIALS } from '../credentials.js';
import { type NewCharge } from '../pix-charges/charge-book.js';

const DEFAULT_SECONDS = 86_400;
const TXID = /^[a-zA-Z0-9]{26,35}$/;

/** Reads the body of `PUT /cob/{txid}`; what is wrong with it comes back as a text. */
export function parseCharge(txid: string, body: unknown, notificationUrl: string | null): NewCharge | string {
  const { calendario, valor, chave, solicitacaoPagador } = (body ?? {}) as Record<string, Record<string, unknown>>;
  const seconds = calendario?.expiracao ?? DEFAULT_SECONDS;
  const amount = valor?.original;
  if (!TXID.test(txid)) return 'O txid não respeita o formato [a-zA-Z0-9]{26,35}.';
  if (typeof amount !== 'string' || !/^\d{1,10}\.\d{2}$/.test(amount) || Number(amount) === 0) {
    return 'O campo cob.valor.original não respeita o schema.';
  }
  if (typeof seconds !== 'number' || !Number.isInteger(seconds) || seconds < 1) {
    return 'O campo cob.calendario.expiracao é igual ou menor que zero.';
  }
  if ((chave as unknown) !== SANDBOX_CREDENTIALS.bacenPixKey) return 'A chave não pertence ao usuário recebedor.';
  return {
    gateway: 'bacen-pix',
    idempotencyKey: `cob:${txid}`,
    fingerprint: '',
    amountCents: Number(amount.replace('.', '')),
    description: String(solicitacaoPagador ?? ''),
    externalReference: txid,
    notificationUrl,
    payer: { email: '' },
    expiresAt: new Date(Date.now() + seconds * 1000).toISOString(),
    notifications: 'normal',
  };
}
