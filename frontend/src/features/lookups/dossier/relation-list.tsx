import { LookUpRelated } from '../result/look-up-related';
import classes from './relation-list.module.css';
import type { RelationKind, Relations } from './relations';
import { tiesTexts } from './ties-texts';

const KINDS: Readonly<Record<RelationKind, string>> = { pessoa: 'Pessoas', empresa: 'Empresas', endereco: 'Endereços' };

/** The same as the picture, and all of it, as lists. */
export function RelationList({ relations, name }: { relations: Relations; name: string }) {
  const kinds = (Object.keys(KINDS) as RelationKind[]).filter((kind) =>
    relations.nodes.some((node) => node.kind === kind),
  );
  return kinds.map((kind) => (
    <div key={kind} className={classes.kind}>
      <h3 className="medium">{KINDS[kind]}</h3>
      <ul className={classes.list}>
        {relations.nodes
          .filter((node) => node.kind === kind)
          .map(({ id, label, detail, related }) => (
            <li key={id} className={classes.one}>
              <div>
                <p className={classes.label}>{label}</p>
                <p className="soft small">{[...tiesTexts(id, relations, name), detail].filter(Boolean).join(' · ')}</p>
              </div>
              {related && <LookUpRelated related={related} />}
            </li>
          ))}
      </ul>
    </div>
  ));
}
