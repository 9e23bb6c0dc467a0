import { Button } from '@mantine/core';
import { IconBuilding, IconListDetails, IconMapPin, IconSitemap, IconUser } from '@tabler/icons-react';
import { type KeyboardEvent, useId, useMemo, useRef, useState } from 'react';
import { rem } from '../../../shared/ui/rem';
import { LookUpRelated } from '../result/look-up-related';
import { BOX_HEIGHT, drawn, laidOut, neighbour } from './relation-layout';
import classes from './relation-picture.module.css';
import { HUB, type RelationKind, type Relations } from './relations';

const ICONS: Readonly<Record<RelationKind, typeof IconUser>> = {
  pessoa: IconUser,
  empresa: IconBuilding,
  endereco: IconMapPin,
};

interface Props {
  readonly relations: Relations;
  /** The subject's. */
  readonly name: string;
  readonly kind: 'cpf' | 'cnpj';
  /** What is said of the subject in its own box. */
  readonly hub: string;
  /** How one of them is tied to the others. */
  readonly describe: (id: string) => readonly string[];
  readonly narrow: boolean;
  readonly onList: () => void;
}

/** The relations around the subject. Tab comes to it once, arrows walk in it; what is chosen is told beneath. */
export function RelationPicture({ relations: all, name, kind, hub, describe, narrow, onList }: Props) {
  const { relations, left } = useMemo(() => drawn(all), [all]);
  const { boxes, lines, height } = useMemo(() => laidOut(relations, narrow), [relations, narrow]);
  const [chosen, setChosen] = useState<string>(HUB);
  const places = useRef(new Map<string, HTMLButtonElement>());
  const hint = useId();
  const nodes = new Map(relations.nodes.map((node) => [node.id, node]));
  const current = boxes.some(({ id }) => id === chosen) ? chosen : HUB;
  const node = nodes.get(current);
  const walk = (event: KeyboardEvent) => {
    const next = neighbour(boxes, current, event.key);
    if (!event.key.startsWith('Arrow')) return;
    event.preventDefault();
    if (next) places.current.get(next)?.focus();
  };
  return (
    <>
      <p id={hint} className="visually-hidden">
        Use as setas para ir de um a outro.
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: a picture of buttons is no set of form fields */}
      <div
        role="group"
        aria-label="Desenho das relações"
        aria-describedby={hint}
        className={classes.picture}
        style={{ height: rem(height) }}
        onKeyDown={walk}
      >
        <svg viewBox={`0 0 100 ${height}`} preserveAspectRatio="none" aria-hidden="true">
          {lines.map(({ path, aside }) => (
            <path
              key={path}
              d={path}
              className={classes.tie}
              strokeWidth="1.5"
              strokeDasharray={aside ? '4 4' : undefined}
              data-aside={aside || undefined}
            />
          ))}
        </svg>
        {boxes.map(({ id, x, y, width, tie }) => {
          const one = nodes.get(id);
          const Icon = one ? ICONS[one.kind] : kind === 'cpf' ? IconUser : IconBuilding;
          return (
            <button
              key={id}
              type="button"
              ref={(element) => {
                if (element) places.current.set(id, element);
                else places.current.delete(id);
              }}
              className={classes.box}
              aria-pressed={id === current}
              tabIndex={id === current ? 0 : -1}
              style={{ left: `${x}%`, top: rem(y), width: `${width}%`, height: rem(BOX_HEIGHT) }}
              onFocus={() => setChosen(id)}
              onClick={() => setChosen(id)}
              title={one?.label ?? name}
            >
              <Icon size={17} stroke={1.7} className="faint fixed" aria-hidden />
              <span className="grid shrinks">
                <span className={classes.label}>{one?.label ?? name}</span>
                <span className={classes.tieWords}>{tie?.text ?? hub}</span>
              </span>
            </button>
          );
        })}
      </div>
      {left > 0 && (
        <p className="soft small near">
          Mais {left} {left === 1 ? 'relação' : 'relações'} na{' '}
          <button type="button" className="link-button" onClick={onList}>
            lista
          </button>
          .
        </p>
      )}
      <div className={`row ${classes.chosen}`} data-told={node && true}>
        {node ? (
          <>
            <div className="grid gap-2">
              <p className="breaks strong">{node.label}</p>
              {[...describe(node.id), node.detail].map(
                (one) =>
                  one && (
                    <p key={one} className="soft small">
                      {one}
                    </p>
                  ),
              )}
            </div>
            {node.related && <LookUpRelated related={node.related} />}
          </>
        ) : (
          <p className="soft small">{chooseInWords(all)} para ver o vínculo e consultar.</p>
        )}
      </div>
    </>
  );
}

function chooseInWords({ nodes }: Relations): string {
  return nodes.some(({ kind }) => kind === 'endereco')
    ? 'Escolha uma pessoa, empresa ou endereço'
    : 'Escolha uma pessoa ou empresa';
}

/** Shows the same relations as a list, or as the picture again. */
export function ListToggle({ on, onToggle }: { on: boolean; onToggle: (on: boolean) => void }) {
  return (
    <Button
      size="xs"
      variant="default"
      leftSection={on ? <IconSitemap size={16} aria-hidden /> : <IconListDetails size={16} aria-hidden />}
      onClick={() => onToggle(!on)}
    >
      {on ? 'Ver desenho' : 'Ver lista'}
    </Button>
  );
}
