/** Everybody who may call a route, from the least to the most trusted; the owner of what a path names comes last. */
export const CALLERS = [
  'nobody',
  'temp',
  'noPlan',
  'other',
  'guarded',
  'oneTime',
  'unproven',
  'admin',
  'otherKey',
  'key',
  'owner',
] as const;

/**
 * `temp`: the temporary token of who has not paid. `noPlan`: signed in, the plan is over. `other`: a subscriber who owns
 * nothing that a path names. `guarded`: such a one with a second factor, shown more than five minutes ago. `oneTime`: an administrator who must choose a password first. `unproven`: an
 * administrator who gave the password more than five minutes ago. `key`: the owner's API key, with every scope; `otherKey`: such a one of `other`. `owner`: a subscriber who owns what the path names.
 */
export type Caller = (typeof CALLERS)[number];

/** Who a route is for. `key`: programs with an API key, and nobody else. `plan`: subscribers whose plan runs, and administrators. `proof`: administrators who gave the password just now; `ownProof`: they, and subscribers, with the second factor if they have one. `tempOwnProof`: they, and who has not paid, by a proof in the call. */
export type Rule = 'public' | 'key' | 'temp' | 'user' | 'plan' | 'admin' | 'proof' | 'ownProof' | 'tempOwnProof';

const NO_TOKEN = '401 UNAUTHENTICATED';
const NO_KEY = '401 API_KEY_REQUIRED';
const FORBIDDEN = '403 FORBIDDEN';

const temp = { nobody: NO_TOKEN, otherKey: NO_TOKEN, key: NO_TOKEN, oneTime: '403 PASSWORD_CHANGE_REQUIRED' };
const user = { ...temp, temp: FORBIDDEN };
const admin = { ...user, noPlan: FORBIDDEN, other: FORBIDDEN, guarded: FORBIDDEN, owner: FORBIDDEN };

/** Whom each rule turns away, and with what; everybody else is let in. */
export const REFUSED: Readonly<Record<Rule, Partial<Record<Caller, string>>>> = {
  public: {},
  key: Object.fromEntries(
    CALLERS.filter((caller) => caller !== 'key' && caller !== 'otherKey').map((caller) => [caller, NO_KEY]),
  ),
  temp,
  user,
  plan: { ...user, noPlan: '403 SUBSCRIPTION_REQUIRED' },
  admin,
  proof: { ...admin, unproven: '403 STEP_UP_REQUIRED' },
  tempOwnProof: { ...temp, unproven: '403 STEP_UP_REQUIRED', guarded: '403 STEP_UP_REQUIRED' },
  ownProof: { ...user, unproven: '403 STEP_UP_REQUIRED', guarded: '403 STEP_UP_REQUIRED' },
};
