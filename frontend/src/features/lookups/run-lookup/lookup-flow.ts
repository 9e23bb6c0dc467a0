import { type LookupType, lookupDefinition } from '@kernel/lookup-catalogue';
import type { Purpose } from '@kernel/purposes';
import { useRef, useState } from 'react';
import { useCallDispatch } from '../../../shared/api/call';
import { type LookupAnswer, type LookupOrder, lookupsApi } from '../lookups.api';
import { type LookupProblem, lookupProblem } from './lookup-problem';
import { readOf, withPage } from './people-pages';

/** What the next page of people is doing. */
interface MorePages {
  readonly running: boolean;
  readonly problem: LookupProblem | null;
}

type Run =
  | { readonly phase: 'idle' }
  | { readonly phase: 'running'; readonly startedAt: number; readonly purpose: Purpose | null }
  | { readonly phase: 'cancelled' }
  | {
      readonly phase: 'done';
      readonly answer: LookupAnswer;
      readonly purpose: Purpose | null;
      readonly more: MorePages;
      /** When the answer was there, by the page's clock. */
      readonly doneAt: number;
    }
  | { readonly phase: 'failed'; readonly problem: LookupProblem; readonly purpose: Purpose | null };

export type Values = Readonly<Record<string, string>>;

interface State {
  readonly type: LookupType | null;
  readonly values: Values;
  /** Changes whenever the values were put in from outside the form. */
  readonly filled: number;
  readonly run: Run;
}

/** One lookup from the choice of a type to its result; it outlives a look at the other tabs. */
export interface LookupFlow extends State {
  /** Starts over with a type, empty or with values to begin with. */
  choose(type: LookupType | null, values?: Values): void;
  setValue(name: string, value: string): void;
  /** Runs a lookup from outside the form, instead of what is under way. */
  start(type: LookupType, values: Values, purpose: Purpose | null): Promise<void>;
  /** Runs the lookup, `afresh` past an answer of a moment ago; does nothing while one is running. */
  submit(purpose: Purpose | null, how?: { readonly afresh: boolean }): Promise<void>;
  /** Puts the next page of people behind those of the result. */
  more(): Promise<void>;
  cancel(): void;
  /** Back to the form with what was typed. */
  edit(): void;
}

const IDLE: Run = { phase: 'idle' };
const NO_MORE: MorePages = { running: false, problem: null };

/** `onFound` is told of each answer, by its protocol number, unless another lookup was begun meanwhile. */
export function useLookupFlow(onFound: (type: LookupType, protocolo: string) => void): LookupFlow {
  const dispatch = useCallDispatch();
  const [state, setState] = useState<State>({ type: null, values: {}, filled: 0, run: IDLE });
  const current = useRef<{ abort: () => void } | null>(null);

  function drop(): void {
    current.current?.abort();
    current.current = null;
  }

  async function ask(order: LookupOrder): Promise<void> {
    const { type, finalidade: purpose } = order;
    const call = dispatch(lookupsApi.endpoints.runLookup.initiate(order));
    current.current = call;
    setState((before) => ({ ...before, run: { phase: 'running', startedAt: Date.now(), purpose } }));
    const { data, error } = await call;
    call.reset();
    if (current.current !== call) return;
    current.current = null;
    const run: Run = data
      ? { phase: 'done', answer: data, purpose, more: NO_MORE, doneAt: Date.now() }
      : { phase: 'failed', problem: lookupProblem(type, error), purpose };
    setState((before) => ({ ...before, run }));
    if (data) onFound(type, data.meta.protocolo);
  }

  return {
    ...state,
    choose(type, values = {}) {
      drop();
      setState(({ filled }) => ({ type, values, filled: filled + 1, run: IDLE }));
    },
    setValue(name, value) {
      setState((before) => ({
        ...before,
        values: { ...before.values, [name]: value },
        run: before.run.phase === 'failed' || before.run.phase === 'cancelled' ? IDLE : before.run,
      }));
    },
    async start(type, values, purpose) {
      drop();
      setState(({ filled }) => ({ type, values, filled: filled + 1, run: IDLE }));
      await ask({ type, inputs: inputsOf(type, values), finalidade: purpose });
    },
    async submit(purpose, { afresh } = { afresh: false }) {
      const { type, values } = state;
      if (!type || current.current) return;
      await ask({ type, inputs: inputsOf(type, values), finalidade: purpose, afresh });
    },
    async more() {
      const { type, values, run } = state;
      const read = run.phase === 'done' ? readOf(run.answer.data) : null;
      if (!type || run.phase !== 'done' || !read || current.current) return;
      const order = { type, inputs: inputsOf(type, values), finalidade: run.purpose, pagina: read.next };
      const call = dispatch(lookupsApi.endpoints.runLookup.initiate(order));
      current.current = call;
      setState((before) => ({ ...before, run: { ...run, more: { running: true, problem: null } } }));
      const { data, error } = await call;
      call.reset();
      if (current.current !== call) return;
      current.current = null;
      const { answer } = run;
      const next: Run = data
        ? { ...run, answer: { ...answer, data: withPage(answer.data, data.data) }, more: NO_MORE }
        : { ...run, more: { running: false, problem: lookupProblem(type, error) } };
      setState((before) => ({ ...before, run: next }));
    },
    cancel() {
      drop();
      setState((before) => ({ ...before, run: { phase: 'cancelled' } }));
    },
    edit() {
      setState((before) => ({ ...before, run: IDLE }));
    },
  };
}

function inputsOf(type: LookupType, values: Values): Values {
  const { inputs } = lookupDefinition(type);
  return Object.fromEntries(inputs.map(({ name, normalise }) => [name, normalise(values[name] ?? '')]));
}
