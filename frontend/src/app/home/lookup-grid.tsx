import { type LookupType, lookupDefinition } from '@kernel/lookup-catalogue';
import { IconId, IconMail, IconPhone, IconPhoto, IconQrcode, IconShieldCheck, IconUser } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { useIdle } from '../../shared/ui/use-idle';
import classes from './lookup-grid.module.css';
import section from './section.module.css';

const CARDS: ReadonlyArray<{ type: LookupType; Icon: typeof IconUser }> = [
  { type: 'nome', Icon: IconUser },
  { type: 'cpf', Icon: IconId },
  { type: 'cpf-2', Icon: IconShieldCheck },
  { type: 'telefone', Icon: IconPhone },
  { type: 'email', Icon: IconMail },
  { type: 'fotorj', Icon: IconPhoto },
  { type: 'pix', Icon: IconQrcode },
];

/** What a card says of a type that is not active. */
const TROUBLES: Readonly<Partial<Record<string, string>>> = {
  manutencao: 'Em manutenção',
  instavel: 'Instável',
  fora_do_ar: 'Fora do ar',
};

/** The seven cards. They are active in the page's markup; what the server knows better corrects them. */
export function LookupGrid() {
  const states = useLookupStates();
  return (
    <section className={section.section} aria-labelledby="tipos">
      <h2 id="tipos" className={section.title}>
        Tipos de Consulta
      </h2>
      <ul className={classes.grid}>
        {CARDS.map(({ type, Icon }) => {
          const { label, goesIn, comesOut } = lookupDefinition(type);
          return (
            <li key={type} className={classes.cell}>
              <Link to={`/consultas?tipo=${type}`} className={`boxed ${classes.card}`}>
                <span className={classes.top}>
                  <Icon size={22} stroke={1.6} aria-hidden />
                  <State state={states.get(type)} />
                </span>
                <span className={classes.name}>{label}</span>
                <span className={classes.line}>
                  <span className="faint">Entra</span> {goesIn}
                </span>
                <span className={classes.line}>
                  <span className="faint">Sai</span> {comesOut}
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function State({ state }: { state: string | undefined }) {
  const trouble = state && TROUBLES[state];
  return (
    <span className={classes.state} data-state={trouble && state}>
      {trouble ?? 'Ativo'}
    </span>
  );
}

/**
 * How the lookup types are, as the server tells once the page has nothing better to do. Asked without the data layer,
 * which the home page does without; when there is no answer, nothing is known to be in trouble.
 */
function useLookupStates(): ReadonlyMap<LookupType, string> {
  const [states, setStates] = useState<ReadonlyMap<LookupType, string>>(new Map());
  const idle = useIdle();
  useEffect(() => {
    if (!idle) return;
    const leaving = new AbortController();
    statesNow(leaving.signal).then(setStates, () => undefined);
    return () => leaving.abort();
  }, [idle]);
  return states;
}

async function statesNow(signal: AbortSignal): Promise<ReadonlyMap<LookupType, string>> {
  const answer = await fetch(new URL('/api/lookup-types', window.location.origin), { signal });
  const types: unknown = answer.ok && (await answer.json());
  return new Map(Array.isArray(types) ? types.map(({ type, state }) => [type, state]) : []);
}
