import { dayText } from '../../../kernel/day-text.js';
import { DAY_MS } from '../../../kernel/durations.js';
import { type Email, emailTo, type Recipient } from '../../../platform/mail/email.js';

const WEEK_MS = 7 * DAY_MS;

/** A month of the register that does not go live by itself. */
export interface HeldUpLoad {
  /** AAAA-MM. */
  readonly month: string;
  readonly state: 'aguardando' | 'falhou';
  readonly reason: string | null;
}

const SAID: Readonly<Record<HeldUpLoad['state'], { readonly subject: string; readonly what: string }>> = {
  aguardando: {
    subject: 'aguarda decisão',
    what: 'O mês ficou fora do esperado e só entra em vigor se um administrador o aprovar. Nenhum outro é carregado enquanto isso.',
  },
  falhou: {
    subject: 'falhou',
    what: 'A carga não chegou ao fim. Com as cargas automáticas ligadas, ela é tentada de novo em minutos, depois em pausas cada vez maiores, de até seis horas.',
  },
};

const TO_THE_SETTINGS = 'Nenhum administrador tem e-mail: este aviso vai uma vez ao endereço de ADMIN_EMAIL.';

export function loadHeldUpEmail(
  reader: Recipient,
  { month, state, reason }: HeldUpLoad,
  url: string,
  now: Date,
): Email {
  const when = dayText(month);
  const { subject, what } = SAID[state];
  return emailTo(reader, {
    subject: `O mês ${when} da base de empresas ${subject}`,
    paragraphs: [what, 'As consultas continuam sendo respondidas pelo mês em vigor.'],
    facts: [
      ['Mês', when],
      ['Por quê', reason ?? 'não informado'],
    ],
    action: { label: 'Abrir a Base de empresas', url, note: 'Lá estão os números do mês e o que se pode fazer.' },
    closing:
      reader.accountId === null ? TO_THE_SETTINGS : 'Este aviso vai uma vez a cada administrador que tem e-mail.',
    expiresAt: new Date(now.getTime() + WEEK_MS),
  });
}
