import type { ResultLink, SummaryFact } from '@kernel/results/result-view';
import { IconBrandWhatsapp, IconPhone } from '@tabler/icons-react';
import type { CSSProperties } from 'react';
import { withDots } from '../../../../shared/ui/dot';
import { EmailText } from '../../../../shared/ui/email-text';
import { CopyButton } from '../copy-button';
import { ScoreWarning } from '../score-warning';
import classes from './summary-list.module.css';

/** The facts that decide, each a link to the section that tells more. */
export function SummaryList({ facts, sections }: { facts: readonly SummaryFact[]; sections: ReadonlySet<string> }) {
  return (
    <div className={classes.frame}>
      <dl className={classes.list} data-four={facts.length === 4 || undefined}>
        {facts.map((fact) => (
          <div key={fact.label} className={classes.fact}>
            <dt className="soft small">
              {sections.has(fact.section) ? <a href={`#${fact.section}`}>{fact.label}</a> : fact.label}
            </dt>
            <dd>
              <Value fact={fact} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function Value({ fact: { label, value, note, tone, points, links = [] } }: { fact: SummaryFact }) {
  if (value === null) return <span className="faint">Não informado</span>;
  const isScore = points !== undefined && points !== null;
  return (
    <>
      <span className={classes.value} data-tone={isScore ? undefined : tone}>
        <EmailText>{withDots(value)}</EmailText>
        {links.map((link) => (
          <Reach key={link.href} link={link} value={value} />
        ))}
        {links.length > 0 && (
          <span className={classes.copy}>
            <CopyButton value={value} label={`Copiar ${label}`} />
          </span>
        )}
      </span>
      {isScore && (
        <span className={classes.scale} data-tone={tone} style={{ '--reach': `${points / 10}%` } as CSSProperties} />
      )}
      {note && (
        <span className={classes.note} data-tone={isScore ? tone : undefined}>
          {withDots(note)}
        </span>
      )}
      {isScore && (
        <span className={classes.meaning}>
          Perto de 1000, menor o risco que a fonte estima. <ScoreWarning />
        </span>
      )}
    </>
  );
}

const ICONS = { phone: IconPhone, whatsapp: IconBrandWhatsapp } as const;

function Reach({ link: { kind, label, href }, value }: { link: ResultLink; value: string }) {
  if (kind !== 'phone' && kind !== 'whatsapp') return null;
  const Icon = ICONS[kind];
  const away = kind === 'whatsapp' ? { target: '_blank', rel: 'noopener noreferrer' } : {};
  return (
    <a href={href} className={`screen-only ${classes.reach}`} aria-label={`${label}: ${value}`} title={label} {...away}>
      <Icon size={18} stroke={1.7} aria-hidden />
    </a>
  );
}
