import { type FormEvent, useId, useRef, useState } from 'react';
import { Code } from '../code';
import { type Call, pathOf, useCalls } from './collection';
import classes from './playground.module.css';
import { type Ran, refusalOf, runCall } from './run-call';

const FIRST = 'v1LookupCpf';

type Outcome = { readonly state: 'none' | 'running' | 'failed' } | { readonly state: 'ran'; readonly ran: Ran };

/** Runs a call in test mode. The key stays in this component: it is in no store, no address and no cookie. */
export function Playground() {
  const calls = useCalls();
  const id = useId();
  const [key, setKey] = useState('');
  const [chosen, setChosen] = useState(FIRST);
  const [typed, setTyped] = useState<{ readonly path?: string; readonly body?: string }>({});
  const [refusal, setRefusal] = useState<string | null>(null);
  const [outcome, setOutcome] = useState<Outcome>({ state: 'none' });
  const underWay = useRef<AbortController>(null);
  if (calls === 'failed') return <p className="apart">As chamadas não puderam ser carregadas. Recarregue a página.</p>;

  const all = calls?.flatMap(({ item }) => item) ?? [];
  const call: Call | undefined = all.find(({ id }) => id === chosen) ?? all[0];
  const path = typed.path ?? (call ? pathOf(call.request) : '');
  const body = typed.body ?? call?.request.body?.raw ?? null;
  const choose = (next: string) => {
    underWay.current?.abort();
    setChosen(next);
    setTyped({});
    setOutcome({ state: 'none' });
  };
  const run = async (event: FormEvent) => {
    event.preventDefault();
    const wrong = refusalOf(key.trim());
    setRefusal(wrong);
    if (wrong || !call) return;
    setOutcome({ state: 'running' });
    const own = new AbortController();
    underWay.current = own;
    const ran = await runCall(call.request.method, path, key.trim(), body, own.signal).catch(() => null);
    if (!own.signal.aborted) setOutcome(ran ? { state: 'ran', ran } : { state: 'failed' });
  };

  return (
    <div className={`boxed ${classes.playground}`}>
      <form className={classes.form} onSubmit={run} autoComplete="off">
        <label className={classes.field}>
          <span>Chave de teste</span>
          <input
            type="password"
            name="chave-de-teste"
            autoComplete="off"
            spellCheck={false}
            placeholder="nit_test_…"
            value={key}
            aria-invalid={refusal !== null}
            aria-describedby={refusal ? `${id}refusal` : undefined}
            onChange={(event) => {
              setKey(event.target.value);
              setRefusal(null);
            }}
          />
        </label>
        {refusal && (
          <p id={`${id}refusal`} role="alert" className={classes.refusal}>
            {refusal}
          </p>
        )}
        <label className={classes.field}>
          <span>Chamada</span>
          <select value={call?.id ?? ''} disabled={!call} onChange={(event) => choose(event.target.value)}>
            {(calls ?? []).map(({ name, item }) => (
              <optgroup key={name} label={name}>
                {item.map((one) => (
                  <option key={one.id} value={one.id}>
                    {one.name}
                  </option>
                ))}
              </optgroup>
            ))}
          </select>
        </label>
        <label className={classes.field}>
          <span>Endereço</span>
          <span className={classes.address}>
            <b data-method={call?.request.method}>{call?.request.method ?? '…'}</b>
            <input
              value={path}
              spellCheck={false}
              onChange={(event) => setTyped({ ...typed, path: event.target.value })}
            />
          </span>
        </label>
        {body !== null && (
          <label className={classes.field}>
            <span>Corpo</span>
            <textarea
              rows={Math.min(12, body.split('\n').length + 1)}
              value={body}
              spellCheck={false}
              onChange={(event) => setTyped({ ...typed, body: event.target.value })}
            />
          </label>
        )}
        <button type="submit" className={classes.run} disabled={!call || outcome.state === 'running'}>
          {outcome.state === 'running' ? 'Executando…' : 'Executar em modo de teste'}
        </button>
      </form>
      <Answer outcome={outcome} />
    </div>
  );
}

function Answer({ outcome }: { outcome: Outcome }) {
  return (
    <section className={classes.answer} aria-label="Resposta" aria-live="polite">
      {outcome.state === 'none' && <p className={classes.empty}>A resposta aparece aqui.</p>}
      {outcome.state === 'running' && <p className={classes.empty}>Esperando a resposta…</p>}
      {outcome.state === 'failed' && (
        <p className={classes.empty}>Não houve resposta. Confira a sua conexão e tente de novo.</p>
      )}
      {outcome.state === 'ran' && (
        <>
          <p className={classes.status}>
            <b data-good={outcome.ran.status < 400}>{outcome.ran.status}</b>
            <span className="tabular">{outcome.ran.milliseconds.toLocaleString('pt-BR')} ms</span>
          </p>
          <dl className={classes.headers}>
            {outcome.ran.headers.map(([name, value]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd className="breaks">{value}</dd>
              </div>
            ))}
          </dl>
          {outcome.ran.body && <Code text={outcome.ran.body} title="Corpo da resposta" />}
        </>
      )}
    </section>
  );
}
