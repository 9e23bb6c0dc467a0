import { formatCnpj } from '@kernel/cnpj';
import { maskCpf } from '@kernel/cpf';
import { IconBrandWhatsapp, IconMail, IconMapPin, IconPhone, IconSearch } from '@tabler/icons-react';
import { useRunLookup } from '../related-lookup';
import { CopyButton } from './copy-button';
import classes from './item-list.module.css';
import { itemText, type RelatedDocument, type ResultItem, type ResultLink } from './result-view';

/** Several alike: phones, addresses, relatives, companies. */
export function ItemList({ items }: { items: readonly ResultItem[] }) {
  return (
    <ul className={classes.list}>
      {items.map((item, position) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two may be alike to the letter, and the order never changes
        <li key={position} className={classes.item}>
          <div className={classes.words}>
            <p className={classes.title}>{item.title}</p>
            <Details item={item} />
          </div>
          <div className={classes.actions}>
            {item.links.map((link) => (
              <Reach key={link.href} link={link} />
            ))}
            {item.related && <LookUpRelated related={item.related} />}
            <CopyButton value={itemText(item)} label={`Copiar ${item.title}`} />
          </div>
        </li>
      ))}
    </ul>
  );
}

function Details({ item }: { item: ResultItem }) {
  const known = item.details.filter(({ value }) => value !== null);
  if (known.length === 0 && !item.related) return null;
  return (
    <dl className={classes.details}>
      {item.related && (
        <div>
          <dt>{item.related.type === 'cpf' ? 'CPF' : 'CNPJ'}</dt>
          <dd>{shownDocument(item.related)}</dd>
        </div>
      )}
      {known.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

const ICONS = { phone: IconPhone, whatsapp: IconBrandWhatsapp, map: IconMapPin, mail: IconMail } as const;

function Reach({ link }: { link: ResultLink }) {
  const Icon = ICONS[link.kind];
  const away = link.kind === 'map' || link.kind === 'whatsapp';
  return (
    <a href={link.href} className={classes.action} {...(away && { target: '_blank', rel: 'noopener noreferrer' })}>
      <Icon size={16} stroke={1.7} aria-hidden />
      {link.label}
    </a>
  );
}

function LookUpRelated({ related }: { related: RelatedDocument }) {
  const run = useRunLookup();
  return (
    <button
      type="button"
      className={classes.action}
      onClick={() => run(related.type, { [related.type]: related.document })}
      aria-label={`Consultar ${related.type.toUpperCase()} ${shownDocument(related)}`}
    >
      <IconSearch size={16} stroke={1.7} aria-hidden />
      Consultar
    </button>
  );
}

/** A CPF stays masked in lists; a CNPJ is public. */
function shownDocument({ type, document }: RelatedDocument): string {
  return type === 'cpf' ? maskCpf(document) : formatCnpj(document);
}
