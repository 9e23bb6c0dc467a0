import { daysBetween } from '../../../kernel/brazilian-day.js';
import { DAY_MS } from '../../../kernel/durations.js';
import { type Email, emailTo, formatDateTime, type Recipient, type Unsubscribe } from '../../../platform/mail/email.js';

const DAY = new Intl.DateTimeFormat('pt-BR', { day: '2-digit', month: '2-digit', timeZone: 'America/Sao_Paulo' });

export interface EndingPlan {
  readonly name: string;
  readonly endsAt: Date;
  /** From when on the e-mail would say what is no longer so. */
  readonly expiresAt: Date;
}

/** Says the day and not how many are left, so that it is still true when a mail server was out for a while. */
export function planEndEmail(reader: Recipient, plan: EndingPlan, plansUrl: string, now: Date): Email {
  const { name, endsAt, expiresAt } = plan;
  const over = endsAt <= now;
  return emailTo(reader, {
    subject: `Seu plano ${name} ${over ? 'terminou' : 'termina'} ${whenOf(endsAt, now)}`,
    paragraphs: [
      over
        ? `O acesso às consultas terminou em ${formatDateTime(endsAt)}.`
        : `O acesso às consultas vai até ${formatDateTime(endsAt)}. Renovando antes, os dias novos são somados aos que restam.`,
      'Nada é cobrado automaticamente: sem um novo pagamento, o acesso para e seu histórico continua guardado pelo prazo de sempre.',
    ],
    action: { label: 'Renovar o plano', url: plansUrl, note: 'O pagamento é por Pix e libera o acesso na hora.' },
    closing: 'Não quer estes lembretes? Desligue em Meu Perfil, em Avisos por e-mail.',
    bulk: true,
    expiresAt,
  });
}

/** A copy of what administrators told subscribers. */
export function broadcastEmail(reader: Recipient, content: string, unsubscribe: Unsubscribe, now: Date): Email {
  return emailTo(reader, {
    subject: 'Aviso do Nítido',
    paragraphs: content
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean),
    closing: 'Você recebe esta cópia porque pediu, em Meu Perfil, em Avisos por e-mail.',
    unsubscribe,
    bulk: true,
    expiresAt: new Date(now.getTime() + 3 * DAY_MS),
  });
}

function whenOf(endsAt: Date, now: Date): string {
  const left = daysBetween(now, endsAt);
  if (left === 0) return 'hoje';
  return left === 1 ? 'amanhã' : `em ${DAY.format(endsAt)}`;
}
