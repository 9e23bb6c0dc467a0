import { CopyButton } from './copy-button';
import { FieldList } from './field-list';
import { ItemList } from './item-list';
import { PeopleBrowser } from './people/people-browser';
import { Photo } from './photo';
import classes from './result-section.module.css';
import { sectionText } from './result-text';
import { countOf, type ResultBlock, type ResultSection, withoutEmpty } from './result-view';
import { ScoreList } from './score-list';

/** One section of a result, with its size and a way to copy it whole. */
export function ResultSectionPanel({ section, showEmpty }: { section: ResultSection; showEmpty: boolean }) {
  const { id, title } = section;
  const count = countOf(section);
  const isPhoto = section.blocks.every(({ kind }) => kind === 'photo');
  const { blocks } = showEmpty ? section : withoutEmpty(section);
  return (
    <section id={id} className={classes.section} aria-labelledby={`${id}-titulo`}>
      <div className={classes.head}>
        <h2 id={`${id}-titulo`} className={classes.title}>
          {title} {!isPhoto && <span className={classes.count}>{count}</span>}
        </h2>
        {count > 0 && !isPhoto && <CopyButton value={sectionText(section)} label={`Copiar ${title}`} words="Copiar" />}
      </div>
      {count === 0 ? (
        <p className={classes.none}>A fonte não informou nada aqui.</p>
      ) : (
        blocks.map((block) => (
          <Block key={`${block.kind}-${'title' in block ? block.title : ''}`} block={block} showEmpty={showEmpty} />
        ))
      )}
    </section>
  );
}

function Block({ block, showEmpty }: { block: ResultBlock; showEmpty: boolean }) {
  if (block.kind === 'fields') return <FieldList fields={block.fields} />;
  if (block.kind === 'scores') return <ScoreList scores={block.scores} />;
  if (block.kind === 'people')
    return <PeopleBrowser people={block.people} stateLabel={block.stateLabel} showEmpty={showEmpty} />;
  if (block.kind === 'photo') return <Photo photo={block.photo} />;
  return <ItemList items={block.items} />;
}
