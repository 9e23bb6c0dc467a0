import { html, type Markup } from '../console/html.js';
import { table, time } from '../console/page.js';
import { type Charge, NOTIFICATION_MODES } from '../pix-charges/charge.js';
import { type Delivery } from '../pix-charges/webhook-sender.js';

const STATUS_TEXT = {
  pending: 'aguardando',
  approved: 'paga',
  cancelled: 'cancelada',
  refunded: 'devolvida',
  charged_back: 'contestada',
} as const;
const GATEWAY_TEXT = { 'mercado-pago': 'Mercado Pago', 'bacen-pix': 'API Pix do Banco Central' } as const;
const MODE_TEXT = {
  normal: 'normal',
  lost: 'perdida',
  late: 'atrasada (5 s)',
  double: 'repetida (10 vezes)',
  reordered: 'fora de ordem',
  forged: 'assinatura errada',
} as const;
const MONEY = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' });

export function chargesPage(charges: Charge[]): Markup {
  return html`<p>Cobranças Pix criadas nos meios de pagamento deste mundo, da mais nova para a mais antiga.</p>
${table(
  ['Cobrança', 'Descrição', 'Valor', 'Pagador', 'Situação', 'Criada em'],
  charges.map((charge) => [
    html`<a href="/pix/payments/${charge.id}">${charge.id}</a>`,
    charge.description,
    money(charge),
    charge.payer.email,
    statusText(charge),
    time(charge.createdAt),
  ]),
)}`;
}

export function chargePage(charge: Charge, deliveries: readonly Delivery[]): Markup {
  return html`${table(
    ['Campo', 'Valor'],
    [
      ['Recebedor', 'NITIDO SERVICOS DIGITAIS'],
      ['Meio de pagamento', GATEWAY_TEXT[charge.gateway]],
      ['Descrição', charge.description],
      ['Valor', money(charge)],
      ['Pagador', charge.payer.email],
      ['Situação', statusText(charge)],
      ['Válida até', time(charge.expiresAt)],
      ['Referência', charge.externalReference],
    ],
  )}
${payForm(charge)}
${disputeForm(charge)}
<p><img class="qr" alt="QR code da cobrança" src="data:image/png;base64,${charge.qrCodeBase64}"></p>
<p><label>Pix copia e cola<br><textarea rows="3" readonly>${charge.brCode}</textarea></label></p>
<h2>Notificações enviadas</h2>
${table(
  ['Hora', 'Aviso', 'Tentativa', 'Resposta'],
  deliveries.map(({ at, action, attempt, outcome }) => [time(at), action, attempt, outcome]),
)}`;
}

function payForm(charge: Charge): Markup | null {
  if (charge.status !== 'pending' && charge.status !== 'cancelled') return null;
  const late = charge.status === 'cancelled';
  return html`<form method="post" action="/pix/payments/${charge.id}/pay">
<button>${late ? 'Pagar mesmo assim (Pix atrasado)' : 'Pagar'}</button>
${late ? html`<input type="hidden" name="late" value="true">` : null}
<label>Notificação <select name="notification">${NOTIFICATION_MODES.map(
    (mode) =>
      html`<option value="${mode}"${mode === charge.notifications ? html` selected` : null}>${MODE_TEXT[mode]}</option>`,
  )}</select></label>
<label>Valor pago <input name="amount" inputmode="decimal" size="8" placeholder="${(charge.amountCents / 100).toFixed(2)}"></label>
</form>`;
}

function disputeForm(charge: Charge): Markup | null {
  if (charge.status !== 'approved') return null;
  return html`<form method="post" action="/pix/payments/${charge.id}/dispute">
<button>Contestar no banco (MED)</button>
</form>`;
}

function statusText(charge: Charge): string {
  return charge.statusDetail === 'expired' ? 'expirada' : STATUS_TEXT[charge.status];
}

function money(charge: Charge): string {
  return MONEY.format(charge.amountCents / 100);
}
