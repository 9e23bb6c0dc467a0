import '../../../shared/ui/forms.css';
import { DATA_SUBJECT_DEADLINE_DAYS } from '@kernel/data-subject-request';
import { IconCircleCheck } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { useSession } from '../../../shared/api/session';
import { NarrowPage } from '../../../shared/ui/narrow-page';
import { usePageTitle } from '../../../shared/ui/page-title';
import { SecurityCheck } from '../../identity';
import { CopyButton } from '../result/copy-button';
import pageStyles from './data-subject-request-page.module.css';
import classes from './data-subject-requests.module.css';
import protocolStyles from './protocol.module.css';
import { RequestForm } from './request-form';

/** /titular: what somebody may ask who was looked up, the form, and what happens then. */
export function DataSubjectRequestPage() {
  usePageTitle('Titular de dados');
  const [protocol, setProtocol] = useState<string | null>(null);
  const left = useAccountsLeft();
  if (protocol) return <RequestFiled protocol={protocol} />;
  return (
    <div className={classes.page}>
      <div>
        <h1 className={classes.title}>Seus dados, seu pedido</h1>
        <p className={classes.lead}>
          Para quem foi consultado no Nítido, com ou sem conta. É gratuito, e a resposta vem em até{' '}
          {DATA_SUBJECT_DEADLINE_DAYS} dias.
        </p>
        <p className="soft spaced">
          Já fez um pedido? <Link to="/titular/acompanhar">Acompanhe pelo protocolo</Link>.
        </p>
      </div>
      <div className={pageStyles.columns}>
        <section className={`stack boxed ${classes.panel}`} aria-labelledby="novo-pedido">
          <h2 id="novo-pedido" className={pageStyles.subtitle}>
            Fazer um pedido
          </h2>
          <SecurityCheck action="privacy_request">
            {(check) => <RequestForm key={left} check={check} onFiled={setProtocol} />}
          </SecurityCheck>
        </section>
        <WhatHappens />
      </div>
    </div>
  );
}

/** How many accounts were left for none or another while the page is open. Who only signs in keeps what was typed. */
function useAccountsLeft(): number {
  const user = useSession()?.user.id;
  const [seen, setSeen] = useState({ user, left: 0 });
  if (seen.user !== user) setSeen({ user, left: seen.left + (seen.user ? 1 : 0) });
  return seen.left;
}

const STEPS = [
  ['Protocolo', 'Você recebe um número na hora. Ele mostra em que pé está o pedido, sem nenhum dado seu.'],
  ['E-mail', 'Um link confirma que o e-mail da resposta é seu. Sem esse clique, o pedido não anda.'],
  [
    'Identidade',
    'Uma pessoa da nossa equipe confere quem você é: assinatura gov.br, certificado digital ou documento mostrado em vídeo. Não guardamos cópia de documento.',
  ],
  ['Resposta', 'Chega um link que abre uma única vez. Se você pediu para não aparecer, isso já está valendo.'],
] as const;

function WhatHappens() {
  return (
    <aside className={`soft medium ${pageStyles.aside}`} aria-label="Como funciona">
      <h2 className={pageStyles.subtitle}>O que acontece depois</h2>
      <ol className={pageStyles.steps}>
        {STEPS.map(([name, text]) => (
          <li key={name}>
            <strong className="ink bold">{name}</strong>
            <span>{text}</span>
          </li>
        ))}
      </ol>
      <h2 className={pageStyles.subtitle}>O prazo</h2>
      <p>
        {DATA_SUBJECT_DEADLINE_DAYS} dias a partir do pedido, mesmo enquanto esperamos você comprovar quem é (Lei
        13.709/2018, art. 19).
      </p>
      <h2 className={pageStyles.subtitle}>O que a lei deixa pedir</h2>
      <p>
        Confirmação e acesso, correção, anonimização, bloqueio ou eliminação, portabilidade, com quem houve
        compartilhamento, revogação do consentimento e oposição (art. 18). Na dúvida, escolha “Outra pergunta”.
      </p>
      <h2 className={pageStyles.subtitle}>O que guardamos do pedido</h2>
      <p>
        O que você escrever fica criptografado e só é aberto por quem responde; cada abertura é registrada. Algum tempo
        depois da resposta os dados são apagados e fica só o protocolo, com as datas.
      </p>
      <p>
        Mais no{' '}
        <Link to="/privacidade" target="_blank">
          aviso de privacidade
        </Link>
        .
      </p>
    </aside>
  );
}

/** The request is in: its number, and the one thing to do next. */
function RequestFiled({ protocol }: { protocol: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <NarrowPage width="wide">
      <IconCircleCheck size={40} stroke={1.6} className="success" aria-hidden />
      <h1 ref={heading} tabIndex={-1} className={classes.title}>
        Pedido recebido
      </h1>
      <p className={classes.lead}>Guarde este número: é com ele que você acompanha o pedido.</p>
      <p className={`row ${protocolStyles.protocol}`}>
        <span className={protocolStyles.number}>{protocol}</span>
        <CopyButton value={protocol} label="Copiar protocolo" words="Copiar" />
      </p>
      <p>
        Falta um passo: abra o e-mail que você informou e clique em <strong>Confirmar o pedido</strong>. Sem isso o
        pedido não anda. Não chegou? Veja a caixa de spam.
      </p>
      <p>
        <Link to="/titular/acompanhar" state={{ protocol }}>
          Acompanhar este pedido
        </Link>
      </p>
    </NarrowPage>
  );
}
