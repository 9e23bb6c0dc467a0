import { type KeyboardEvent, useId } from 'react';
import { Code } from './code';
import classes from './code-tabs.module.css';
import { type Example, LANGUAGES, type Language } from './examples';
import { useLanguage } from './language';

const ORDER = Object.keys(LANGUAGES) as Language[];
const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/** An example in each language; the one that is chosen here is chosen everywhere. */
export function CodeTabs({ title, example }: { title: string; example: Example }) {
  const id = useId();
  const [chosen, choose] = useLanguage();
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    const next = ORDER[(ORDER.indexOf(chosen) + step + ORDER.length) % ORDER.length] ?? chosen;
    choose(next);
    document.getElementById(`${id}${next}`)?.focus();
  };
  return (
    <figure className={classes.tabs} aria-label={title}>
      <div role="tablist" aria-label={`${title}: linguagem`} className={classes.list} onKeyDown={move}>
        {ORDER.map((language) => (
          <button
            key={language}
            type="button"
            role="tab"
            id={id + language}
            aria-selected={language === chosen}
            aria-controls={`${id}panel`}
            tabIndex={language === chosen ? 0 : -1}
            onClick={() => choose(language)}
          >
            {LANGUAGES[language]}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}panel`} aria-labelledby={id + chosen}>
        <Code text={example[chosen]} title={`${title} em ${LANGUAGES[chosen]}`} />
      </div>
    </figure>
  );
}
