import { REFUSAL_REASONS, type RefusalReason } from '../../../../kernel/data-subject-request.js';
import { dayText } from '../../../../kernel/day-text.js';
import { DAY_MS } from '../../../../kernel/durations.js';
import { type Email, formatDateTime } from '../../../../platform/mail/email.js';
import type { DataRequest } from '../domain/data-request.js';

/** No name: whoever fills in the form types it, and an e-mail must carry nobody's words to a stranger. */
const GREETING = 'Olá.';
const WORTH_MS = 7 * DAY_MS;

export function receivedEmail(
  to: string,
  { protocol, dueOn }: Pick<DataRequest, 'protocol' | 'dueOn'>,
  url: string,
  expiresAt: Date,
): Email {
  return {
    to,
    subject: 'Recebemos seu pedido sobre dados pessoais',
    greeting: GREETING,
    paragraphs: [
      `Protocolo: ${protocol}. Guarde este número: com ele você acompanha o pedido.`,
      `O prazo da resposta completa é ${dayText(dueOn)}.`,
      'Confirme que este e-mail é seu. Depois disso verificamos sua identidade; antes, nada é informado nem suprimido.',
    ],
    action: {
      label: 'Confirmar o pedido',
      url,
      note: `O link vale até ${formatDateTime(expiresAt)} e pode ser usado uma vez.`,
    },
    closing: 'Se não foi você quem pediu, abra o link e escolha “Não fui eu”, ou ignore esta mensagem.',
    expiresAt,
  };
}

export function proofAskedEmail(to: string, protocol: string, text: string, contact: string | null, now: Date): Email {
  return {
    to,
    subject: 'Precisamos confirmar sua identidade',
    greeting: GREETING,
    paragraphs: [
      `Seu pedido de protocolo ${protocol} está em verificação. Para não entregar seus dados a outra pessoa, precisamos saber que é você.`,
      ...paragraphsOf(text),
      contact
        ? `Escreva ao encarregado de dados, ${contact}, a partir deste e-mail e com o número do protocolo.`
        : 'Escreva ao encarregado de dados a partir deste e-mail e com o número do protocolo.',
      'Não guardamos cópia de documentos: só anotamos como a identidade foi conferida.',
    ],
    closing: 'Se não foi você quem pediu, não é preciso fazer nada: sem a comprovação, nada é informado nem suprimido.',
    expiresAt: weekAfter(now),
  };
}

export function answeredEmail(
  to: string,
  { protocol, suppressedAt }: Pick<DataRequest, 'protocol' | 'suppressedAt'>,
  url: string,
  expiresAt: Date,
): Email {
  const inForce = suppressedAt
    ? [`A supressão dos dados que você comprovou está em vigor desde ${formatDateTime(suppressedAt)}.`]
    : [];
  return {
    to,
    subject: 'Resposta ao seu pedido sobre dados pessoais',
    greeting: GREETING,
    paragraphs: [
      `Seu pedido de protocolo ${protocol} foi respondido.`,
      ...inForce,
      'Por segurança a resposta não vai nesta mensagem. Ela abre uma única vez, com a sua data de nascimento; salve-a ao abrir.',
    ],
    action: { label: 'Ler a resposta', url, note: `O link vale até ${formatDateTime(expiresAt)}.` },
    closing: 'Se a página fechar antes de você salvar, peça ao encarregado de dados um novo link.',
    expiresAt,
  };
}

export function refusedEmail(
  to: string,
  protocol: string,
  { reason, text }: { readonly reason: RefusalReason; readonly text: string },
  url: string,
  now: Date,
): Email {
  return {
    to,
    subject: 'Seu pedido sobre dados pessoais não foi atendido',
    greeting: GREETING,
    paragraphs: [
      `Não pudemos atender ao pedido de protocolo ${protocol}. ${REFUSAL_REASONS[reason]}`,
      ...paragraphsOf(text),
      'Você pode fazer um novo pedido a qualquer momento ou procurar a Autoridade Nacional de Proteção de Dados (ANPD).',
    ],
    action: { label: 'Fazer um novo pedido', url, note: 'O pedido é gratuito e não exige conta.' },
    closing: 'Se não foi você quem pediu, não é preciso fazer nada.',
    expiresAt: weekAfter(now),
  };
}

function paragraphsOf(text: string): string[] {
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
}

function weekAfter(now: Date): Date {
  return new Date(now.getTime() + WORTH_MS);
}
