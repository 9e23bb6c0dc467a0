import type { ResultView } from '@kernel/results/result-view';
import type { Evidence, RulesResult, Severity } from '@kernel/warnings/warning';
import { IconAlertOctagon, IconAlertTriangle, IconCircleCheck, IconInfoCircle } from '@tabler/icons-react';
import { useId } from 'react';
import { withDots } from '../../../../shared/ui/dot';
import { Fold } from '../../../../shared/ui/fold';
import { sectionOf } from './section-of';
import classes from './warning-list.module.css';

const LOOKS = {
  alert: ['Alerta', IconAlertOctagon],
  caution: ['Atenção', IconAlertTriangle],
  note: ['Observe', IconInfoCircle],
} as const satisfies Record<Severity, readonly [string, typeof IconInfoCircle]>;

interface Props {
  readonly result: RulesResult;
  readonly view: ResultView;
  /** Evidence in the words that the page uses. */
  readonly say: (text: string) => string;
}

/** What deserves a second look, each with the facts that it rests on; and which rules were checked. */
export function WarningList({ result: { warnings, clear, untold }, view, say }: Props) {
  const id = useId();
  if (warnings.length + clear.length === 0) return null;
  return (
    <section className={`boxed ${classes.panel}`} aria-labelledby={id}>
      <h2 id={id} className={`line gap-2 size-17 middle ${classes.title}`}>
        {warnings.length === 0 ? (
          <>
            <IconCircleCheck size={20} stroke={1.8} className="success fixed" aria-hidden />
            Nada chama atenção nas regras verificadas
          </>
        ) : (
          <>
            Chama atenção <span className="faint medium tabular weight-500">{warnings.length}</span>
          </>
        )}
      </h2>
      {warnings.length > 0 && (
        <ul className="near grid">
          {warnings.map(({ rule, severity, text, evidence }) => {
            const [word, Icon] = LOOKS[severity];
            return (
              <li key={rule} className={classes.warning} data-severity={severity}>
                <Icon size={20} stroke={1.8} aria-hidden />
                <div className="shrinks">
                  <p className="strong">
                    <span className={classes.word}>{word}</span> {text}
                  </p>
                  <Grounds evidence={evidence} view={view} say={say} />
                </div>
              </li>
            );
          })}
        </ul>
      )}
      <CheckedRules clear={clear} untold={untold} />
    </section>
  );
}

function Grounds({ evidence, view, say }: { evidence: readonly Evidence[]; view: ResultView; say: Props['say'] }) {
  return (
    <ul className={`soft breaks facts ${classes.grounds}`}>
      {evidence.map((one) => {
        const section = sectionOf(view, one);
        // A score keeps the name that its section gives it.
        const words = withDots(`${one.topic === 'score' ? one.label : say(one.label)}: ${say(one.value)}`);
        return (
          <li key={`${one.label} ${one.value}`}>{section === null ? words : <a href={`#${section}`}>{words}</a>}</li>
        );
      })}
    </ul>
  );
}

/** The rules that found nothing, folded away, and those that the answer had no data for. */
function CheckedRules({ clear, untold }: Pick<RulesResult, 'clear' | 'untold'>) {
  if (clear.length + untold.length === 0) return null;
  return (
    <div className={`screen-only ${classes.rules}`}>
      <Fold label={clear.length === 1 ? '1 regra em ordem' : `${clear.length} regras em ordem`}>
        <List of={clear} />
        {untold.length > 0 && (
          <>
            <p>A resposta não traz os dados para verificar:</p>
            <List of={untold} />
          </>
        )}
      </Fold>
    </div>
  );
}

function List({ of }: { of: readonly string[] }) {
  return (
    <ul className={classes.checks}>
      {of.map((one) => (
        <li key={one}>{one}</li>
      ))}
    </ul>
  );
}
