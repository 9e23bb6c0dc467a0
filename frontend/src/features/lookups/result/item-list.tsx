import { toldOf } from '@kernel/results/related';
import type { ResultItem, ResultLink } from '@kernel/results/result-view';
import { IconBrandWhatsapp, IconMail, IconMapPin, IconPhone } from '@tabler/icons-react';
import { useRef } from 'react';
import { Fact } from '../../../shared/ui/fact';
import { MoreButton, useFirst } from '../../../shared/ui/more-button';
import { ByNameNote } from './by-name-note';
import { CopyButton } from './copy-button';
import classes from './item-list.module.css';
import { LookUpRelated } from './look-up-related';
import { usePrinting } from './printing';
import { itemText } from './result-text';

/** As many as stand before the rest is asked for. */
const FIRST = 10;

/** Several alike: phones, addresses, relatives, companies. Of many the first are shown, and on paper all. */
export function ItemList({ items }: { items: readonly ResultItem[] }) {
  const { shown: onScreen, rest } = useFirst(items, FIRST);
  const shown = usePrinting() ? items : onScreen;
  const list = useRef<HTMLUListElement>(null);
  return (
    <>
      <ul ref={list} className="grid">
        {shown.map((item, position) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two may be alike to the letter, and the order never changes
          <li key={position} className={classes.item}>
            <div className={classes.words}>
              <p className="tabular breaks weight-540">{item.title}</p>
              <Details item={item} />
            </div>
            <div className={`screen-only ${classes.actions}`}>
              {item.links.map((link) => (
                <Reach key={link.href} link={link} />
              ))}
              {item.related && <LookUpRelated related={item.related} />}
              <CopyButton value={itemText(item)} label={`Copiar ${item.title}`} />
            </div>
          </li>
        ))}
      </ul>
      <MoreButton of={rest} list={list} shown={shown.length}>
        {items.length === FIRST + 1 ? 'Mostrar o outro' : `Mostrar os outros ${items.length - FIRST}`}
      </MoreButton>
      <ByNameNote related={shown.map(({ related }) => related)} />
    </>
  );
}

function Details({ item }: { item: ResultItem }) {
  const told = toldOf(item);
  if (told.length === 0) return null;
  return (
    <dl className="facts">
      {told.map(({ label, value }) => (
        <Fact key={label} label={label}>
          {value}
        </Fact>
      ))}
    </dl>
  );
}

const ICONS = { phone: IconPhone, whatsapp: IconBrandWhatsapp, map: IconMapPin, mail: IconMail } as const;

function Reach({ link }: { link: ResultLink }) {
  const Icon = ICONS[link.kind];
  const away = link.kind === 'map' || link.kind === 'whatsapp';
  return (
    <a
      href={link.href}
      className={`text-action ${classes.action}`}
      {...(away && { target: '_blank', rel: 'noopener noreferrer' })}
    >
      <Icon size={16} stroke={1.7} aria-hidden />
      {link.label}
    </a>
  );
}
