import { IconBrandWhatsapp, IconCertificate, IconClock, IconScale } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { type PublicConfigAnswer, useGetPublicConfigQuery, useGetPublicStatsQuery } from '../../shared/api/generated';
import { percent } from '../../shared/ui/numbers';
import { usePageTitle } from '../../shared/ui/page-title';
import { aboutSo } from './about-so';
import classes from './creator-page.module.css';

const GREETING = 'Olá! Preciso de ajuda com o Nítido.';

const BADGES: ReadonlyArray<{ readonly icon: ReactNode; readonly text: string }> = [
  { icon: <IconScale size={18} aria-hidden />, text: 'Finalidade em cada consulta de pessoa' },
  { icon: <IconCertificate size={18} aria-hidden />, text: 'Origem e data em cada resultado' },
  { icon: <IconClock size={18} aria-hidden />, text: 'Acesso por dias, sem renovação automática' },
];

/** Who makes the product, how to reach them, and its size in figures that are true. */
export function CreatorPage() {
  usePageTitle('Criador');
  return (
    <div className={classes.page}>
      <h1 className={classes.title}>Quem faz o Nítido</h1>
      <p className={classes.lead}>
        Uma equipe pequena de desenvolvimento, que escreve, opera e atende o próprio serviço. Quem responde a sua
        mensagem é quem pode corrigir o problema.
      </p>
      <ul className="row gap-2-3">
        {BADGES.map(({ icon, text }) => (
          <li key={text} className={classes.badge}>
            {icon}
            {text}
          </li>
        ))}
      </ul>
      <Support />
      <TrueMetrics />
    </div>
  );
}

/** The support's number; in a demonstration without one, the sandbox's telephone. */
function chatAddress(config?: PublicConfigAnswer): string | null {
  if (config?.supportWhatsapp) return `https://wa.me/${config.supportWhatsapp}`;
  return config?.sandboxUrl ? `${config.sandboxUrl}/whatsapp` : null;
}

function Support() {
  const { data } = useGetPublicConfigQuery();
  const chat = chatAddress(data);
  return (
    <section className={`boxed ${classes.support}`} aria-labelledby="suporte-titulo">
      <h2 id="suporte-titulo" className={classes.subtitle}>
        Suporte 24/7
      </h2>
      <p>
        Escreva a qualquer hora, todos os dias. Se algo parou, veja também a{' '}
        <Link to="/status">situação do serviço</Link>.
      </p>
      <div className={classes.ways}>
        {chat && (
          <a
            className={classes.whatsapp}
            href={`${chat}?text=${encodeURIComponent(GREETING)}`}
            target="_blank"
            rel="noreferrer"
          >
            <IconBrandWhatsapp size={20} aria-hidden />
            Conversar no WhatsApp
          </a>
        )}
        <Link to="/sugestoes">Enviar uma sugestão ou um problema</Link>
      </div>
    </section>
  );
}

/** The product's size. A figure that is not known, or nothing yet, has no card. */
function TrueMetrics() {
  const { data } = useGetPublicStatsQuery();
  if (!data) return null;
  const metrics: ReadonlyArray<readonly [string, string | null]> = [
    [data.activeUsers === 1 ? 'Assinante ativo' : 'Assinantes ativos', aboutSo(data.activeUsers)],
    [data.lookups === 1 ? 'Consulta com resultado' : 'Consultas com resultado', aboutSo(data.lookups)],
    ['Chamadas atendidas em 30 dias', data.availability === null ? null : percent(data.availability)],
  ];
  const known = metrics.filter(([, figure]) => figure !== null);
  if (known.length === 0) return null;
  return (
    <section aria-labelledby="numeros-titulo">
      <h2 id="numeros-titulo" className={classes.subtitle}>
        Em números
      </h2>
      <dl className={classes.metrics}>
        {known.map(([label, figure]) => (
          <div key={label} className={`boxed ${classes.figure}`}>
            <dt className="soft medium">{label}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
      <p className="soft small spaced">Contados no próprio serviço e arredondados para baixo.</p>
    </section>
  );
}
