import { countOf, type ResultBlock, type ResultSection, withoutEmpty } from '@kernel/results/result-view';
import { CopyButton } from './copy-button';
import { FieldList } from './field-list';
import { ItemList } from './item-list';
import { PeopleBrowser } from './people/people-browser';
import { Photo } from './photo';
import { sectionText } from './result-text';
import { ScoreList } from './score-list';
import { TitledSection } from './titled-section';

/** One section of a result, with its size and a way to copy it whole. */
export function ResultSectionPanel({ section, showEmpty }: { section: ResultSection; showEmpty: boolean }) {
  const { id, title } = section;
  const count = countOf(section);
  const isPhoto = section.blocks.every(({ kind }) => kind === 'photo');
  const { blocks } = showEmpty ? section : withoutEmpty(section);
  return (
    <TitledSection
      id={id}
      title={title}
      count={isPhoto ? undefined : count}
      side={
        count > 0 && !isPhoto && <CopyButton value={sectionText(section)} label={`Copiar ${title}`} words="Copiar" />
      }
    >
      {count === 0 ? (
        <p>A fonte não informou nada aqui.</p>
      ) : (
        blocks.map((block) => (
          <Block key={`${block.kind}-${'title' in block ? block.title : ''}`} block={block} showEmpty={showEmpty} />
        ))
      )}
    </TitledSection>
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
