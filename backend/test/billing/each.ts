/** Does the work for all of them, up to so many at a time; the results stand in the order of the items. */
export async function each<In, Out>(
  items: readonly In[],
  work: (item: In, index: number) => Promise<Out>,
  atOnce = 100,
): Promise<Out[]> {
  const results: Out[] = [];
  const waiting = items.entries();
  const runner = async () => {
    for (const [index, item] of waiting) results[index] = await work(item, index);
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, items.length) }, runner));
  return results;
}
