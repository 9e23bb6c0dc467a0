import { noDatabase, noGoodKey, noPermission, oneTimePassword, tooOften } from './v1/callers.js';
import { keyGivenBefore, keyOfDeletedBatch, keyOfRunningCall, noPurpose } from './v1/idempotency.js';
import { isGone, isWithheld, noMoreRoom } from './v1/later.js';
import { NEVER_SEEN } from './v1/never-seen.js';
import { badBody, noBody, otherBody, otherMethod, readyBodies, sourcesThatFail, unknownThing } from './v1/questions.js';
import { makeEachCall } from './v1/successes.js';
import { PublicApi } from './v1/world.js';

jest.setTimeout(180_000);

/** One walk through the whole description: what stands here first is there for what comes after. */
describe('The description of the public API', () => {
  let api: PublicApi;

  beforeAll(async () => {
    api = await PublicApi.begin();
    await makeEachCall(api);
  });

  it.each<[string, (api: PublicApi) => Promise<string[]>]>([
    ['without a good key', noGoodKey],
    ['with a key that lacks the permission', noPermission],
    ['with a key whose account has a one-time password', oneTimePassword],
    ['with a key that calls too often', tooOften],
    ['while the database cannot be reached', noDatabase],
    ['with the bodies of the collection for Postman', readyBodies],
    ['with a bad body', badBody],
    ['with a body that is no JSON, or too long', otherBody],
    ['without a body, though it names a type', noBody],
    ['about something unknown', unknownThing],
    ['by another method', otherMethod],
    ['while sources know nothing, or fail', sourcesThatFail],
    ['without a purpose', noPurpose],
    ['with the Idempotency-Key of something else', keyGivenBefore],
    ['with the Idempotency-Key of a call that still runs', keyOfRunningCall],
    ['with the Idempotency-Key of a batch that was deleted', keyOfDeletedBatch],
    ['where there is no more room, or something has ended', noMoreRoom],
    ['about a result that is gone', isGone],
    ['about who is withheld since', isWithheld],
  ])('says how a call is answered %s', async (_, otherwise) => {
    expect(await otherwise(api)).toEqual([]);
  });

  it('was seen to be true in all that it names, and to name all that was seen', () => {
    expect(api.seen.undescribed()).toEqual([]);
    expect([...api.seen.undescribedHeaders].toSorted()).toEqual([]);
    expect(api.seen.missing().toSorted()).toEqual(Object.keys(NEVER_SEEN).toSorted());
  });
});
