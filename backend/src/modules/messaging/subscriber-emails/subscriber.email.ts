import { daysBetween } from '../../../kernel/brazilian-day.js';
import { greetingOf, type Reader } from '../../../platform/mail/greeting.js';
import type { Letter, Unsubscribe } from '../../../platform/mail/letter.js';
import { formatMoment } from '../../../platform/mail/moments.js';

const DAY_MS = 86_400_000;
const DAY = new Intl.DateTimeFormat('pt-BR', { day: '2-digit', month: '2-digit', timeZone: 'America/Sao_Paulo' });

export interface EndingPlan {
  readonly name: string;
  readonly endsAt: Date;
  /** From when on the letter would say what is no longer so. */
  readonly tellableUntil: Date;
}

/** Says the day and not how many are left, so that it is still true when a mail server was out for a while. */
export function planEndLetter(reader: Reader, plan: EndingPlan, plansUrl: string, now: Date): Letter {
  const { name, endsAt, tellableUntil } = plan;
  const over = endsAt <= now;
  return {
    to: reader.email,
    subject: `Seu plano ${name} ${over ? 'terminou' : 'termina'} ${whenOf(endsAt, now)}`,
    greeting: greetingOf(reader),
    paragraphs: [
      over
        ? `O acesso às consultas terminou em ${formatMoment(endsAt)}.`
        : `O acesso às consultas vai até ${formatMoment(endsAt)}. Renovando antes, os dias novos são somados aos que restam.`,
      'Nada é cobrado sozinho: sem um novo pagamento, o acesso para e seu histórico continua guardado pelo prazo de sempre.',
    ],
    action: { label: 'Renovar o plano', url: plansUrl, note: 'O pagamento é por Pix e libera o acesso na hora.' },
    closing: 'Não quer estes lembretes? Desligue em Meu Perfil, em Avisos por e-mail.',
    worthUntil: tellableUntil,
  };
}

/** A copy of what administrators told subscribers. */
export function broadcastLetter(reader: Reader, content: string, unsubscribe: Unsubscribe, now: Date): Letter {
  return {
    to: reader.email,
    subject: 'Aviso do Nítido',
    greeting: greetingOf(reader),
    paragraphs: content.split(/\s*\n\s*/),
    closing: 'Você recebe esta cópia porque pediu, em Meu Perfil, em Avisos por e-mail.',
    unsubscribe,
    worthUntil: new Date(now.getTime() + 3 * DAY_MS),
  };
}

function whenOf(endsAt: Date, now: Date): string {
  const left = daysBetween(now, endsAt);
  if (left === 0) return 'hoje';
  return left === 1 ? 'amanhã' : `em ${DAY.format(endsAt)}`;
}
