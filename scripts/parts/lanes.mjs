/** Does `work` for each of the items in their order, so many at a time; answers what it gave, in the same order. */
export async function inLanes(lanes, items, work) {
  const waiting = [...items.entries()];
  const results = [];
  const lane = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) results[next[0]] = await work(next[1]);
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return results;
}
