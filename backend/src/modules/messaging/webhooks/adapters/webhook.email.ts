import { DAY_MS } from '../../../../kernel/durations.js';
import type { PauseReason } from '../../../../kernel/webhooks.js';
import { type Email, emailTo, formatDateTime, type Recipient } from '../../../../platform/mail/email.js';

const WEEK_MS = 7 * DAY_MS;

export interface PausedEndpoint {
  /** Null: it cannot be read. */
  readonly host: string | null;
  readonly reason: Exclude<PauseReason, 'owner'>;
}

export function webhookAddedEmail(reader: Recipient, host: string, url: string, now: Date): Email {
  return emailTo(reader, {
    subject: 'Um webhook foi adicionado à sua conta',
    paragraphs: ['Os eventos da sua conta do Nítido passam a ser enviados a este endereço.'],
    facts: [
      ['Endereço', host],
      ['Quando', formatDateTime(now)],
    ],
    action: { label: 'Ver webhooks', url, note: 'Lá você remove o que não reconhece.' },
    closing: 'Se foi você, não é preciso fazer nada. Se não foi, remova o webhook e troque sua senha agora.',
    expiresAt: new Date(now.getTime() + WEEK_MS),
  });
}

const WHY: Readonly<Record<PausedEndpoint['reason'], string>> = {
  dead: 'Por três dias este endereço não aceitou nenhuma entrega, e por isso o pausamos.',
  password:
    'A senha da sua conta foi redefinida, e por isso pausamos este endereço: confira se foi você quem o adicionou antes de retomá-lo.',
  key: 'A chave de API que adicionou este endereço foi encerrada, e por isso o pausamos: confira se foi um programa seu antes de retomá-lo.',
  gone: 'Este endereço respondeu que não existe mais (410), e por isso o pausamos.',
};

export function webhookPausedEmail(reader: Recipient, { host, reason }: PausedEndpoint, url: string, now: Date): Email {
  return emailTo(reader, {
    subject: 'Um webhook seu foi pausado',
    paragraphs: [
      WHY[reason],
      'O que acontecer enquanto isso fica guardado por três dias e é entregue se você o retomar; o que já saiu da fila pode ser reenviado pelo registro.',
    ],
    facts: [
      ['Endereço', host ?? 'não pôde ser lido'],
      ['Quando', formatDateTime(now)],
    ],
    action: { label: 'Ver webhooks', url, note: 'Lá você lê as respostas que ele deu, retoma ou remove.' },
    closing: 'Se você já não usa este webhook, pode removê-lo.',
    expiresAt: new Date(now.getTime() + WEEK_MS),
  });
}
