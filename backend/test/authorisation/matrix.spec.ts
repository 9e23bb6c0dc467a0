import { type RunningApp, startApp } from '../harness/start-app.js';
import { type Operation, operations, ROUTES } from './routes.js';
import { CALLERS, type Caller, REFUSED } from './rules.js';
import { inhabit, renewProofs, type World } from './world.js';

jest.setTimeout(120_000);

const NOT_TO_BE_SEEN_BY: readonly Caller[] = ['nobody', 'temp', 'noPlan', 'other', 'guarded', 'otherKey'];

describe('Who may do what', () => {
  let app: RunningApp;
  let world: World;

  beforeAll(async () => {
    app = await startApp();
    world = await inhabit(app);
  });
  beforeEach(() => renewProofs(app));

  const inTurn = operations().sort((a, b) => Number(ROUTES[a.id]?.last ?? 0) - Number(ROUTES[b.id]?.last ?? 0));

  it.each(inTurn)('$id: $method $path (ASVS 3.4.4, 8.2.1, 8.2.2, 8.3.1, 8.4.1)', async (operation) => {
    const { of, stranger } = ROUTES[operation.id]!;
    let thing = '';
    let isUntouched = false;
    const seen: Partial<Record<Caller, string>> = {};
    for (const caller of CALLERS) {
      if (of && !isUntouched && !(stranger && thing)) thing = await world.make[of]();
      const { status, body, headers } = await call(operation, caller, thing);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      const code = (body as { code?: string } | null)?.code;
      // Who is turned away leaves it as it was, for the next one.
      isUntouched = expected(operation, caller).includes(' ');
      seen[caller] = isUntouched ? `${status} ${code}` : `${status}`;
      if (!NOT_TO_BE_SEEN_BY.includes(caller)) continue;
      const text = JSON.stringify(body);
      const shown = [...world.marks, thing].filter((mark) => mark && text.includes(mark));
      expect([caller, shown]).toEqual([caller, []]);
    }
    expect(seen).toEqual(Object.fromEntries(CALLERS.map((caller) => [caller, expected(operation, caller)])));
  });

  function call({ id, method, path }: Operation, caller: Caller, thing: string) {
    const { body, query = '' } = ROUTES[id]!;
    const json = method === 'GET' ? undefined : JSON.stringify(body ?? {});
    const type = json === undefined ? {} : { 'content-type': 'application/json' };
    return world.as[caller].raw<unknown>(method, path.replace(/{\w+}/, thing) + query, json, type);
  }
});

/** The status, with its code where the rule turns the caller away. */
function expected({ id }: Operation, caller: Caller): string {
  const { rule, answer, of, stranger, oneTime } = ROUTES[id]!;
  const refusal = caller === 'oneTime' && oneTime ? undefined : REFUSED[rule][caller];
  if (refusal) return refusal;
  const owner: Caller = rule === 'key' ? 'key' : 'owner';
  return String(of && caller !== owner ? (stranger ?? answer) : answer);
}
