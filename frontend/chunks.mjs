// @ts-check
import { fileURLToPath } from 'node:url';

/** @typedef {{ getModuleInfo(id: string): { importedIds: readonly string[], code: string | null } | null }} Context */

/** Who imports these uses hardly anything of them. */
const LIST = /icons-react[\\/]dist[\\/]esm[\\/]tabler-icons-react\.mjs$|\.api\.ts$/;
const ICON = /icons-react[\\/]dist[\\/]esm[\\/](?:icons[\\/](Icon\w+)|createReactComponent|defaultAttributes)\.mjs$/;
/** Parts of Mantine, what many pages take from `shared` and the kernel, icons and calls; not what few pages show. */
const COMMON =
  /@mantine[\\/]|use-mask|frontend[\\/]src[\\/]shared[\\/](?!list|forms|ui[\\/](?:done-notice|email-text|narrow-page|rows))|kernel[\\/](?!results)|icons-react|\.api\.ts$/;
/** Pages without a form do without it. */
const FORMS = /react-hook-form|shared[\\/]forms/;
const LOOKUP = [
  'features/lookups/lookup-page.tsx',
  'app/layout/lookup-layout.tsx',
  'app/guards/require-subscription.tsx',
];
const OF_LOOKUP =
  /features[\\/]lookups[\\/]|app[\\/]|icons-react|brazilian-utils|kernel[\\/]|paste-day|phone-mask|on-its-way/;
/** What these use too does not come with the lookup page. */
const BESIDE_LOOKUP = [
  'features/lookups/status/status-page.tsx',
  'features/lookups/data-subject-requests/pages.ts',
  'features/lookups/verify-report/verify-report-page.tsx',
  'app/keyboard/keyboard.tsx',
  'app/keyboard/palette.tsx',
  'app/layout/admin-layout.tsx',
  'app/guards/require-admin.tsx',
];

/** The code that pages have in common, in a file for each area instead of in dozens. */
export function chunkGroups() {
  // What such code needs is placed by itself: a group that drew it in would make the first load need later code.
  const plain = { includeDependenciesRecursively: false };
  return [
    { name: 'opening', tags: [/** @type {const} */ ('$initial')], priority: 5 },
    { ...reached('first', ['app/take-over.tsx']), priority: 4, ...plain },
    { ...reached('data', ['app/data-layout.tsx']), priority: 3, ...plain },
    { name: 'forms', test: FORMS, priority: 3, ...plain },
    { name: 'common', test: COMMON, minShareCount: 4, priority: 2, ...plain },
    { ...reached('lookup', LOOKUP, BESIDE_LOOKUP), test: OF_LOOKUP, priority: 1, ...plain },
  ];
}

/**
 * A group of what these sources import, and what that imports, without what `others` do.
 * @param {string} group @param {readonly string[]} paths @param {readonly string[]} others
 */
function reached(group, paths, others = []) {
  const [starts, beside] = [paths, others].map((list) => list.map(source));
  /** @type {Set<string> | undefined} */
  let inside;
  const name = (/** @type {string} */ id, /** @type {Context} */ context) => {
    if (!inside) {
      const outside = reach(beside ?? [], context);
      inside = new Set([...reach(starts ?? [], context)].filter((key) => !outside.has(key)));
    }
    const icon = ICON.exec(id);
    if (icon) return !icon[1] || inside.has(icon[1]) ? group : null;
    return inside.has(id) && !starts?.includes(id) && !LIST.test(id) ? group : null;
  };
  return { name, debugName: group };
}

/** The sources and, by name, the icons. @param {readonly string[]} starts @param {Context} context */
function reach(starts, context) {
  const seen = new Set(starts);
  /** @type {string[]} */
  const icons = [];
  for (const id of seen) {
    if (LIST.test(id)) continue;
    const info = context.getModuleInfo(id);
    for (const next of info?.importedIds ?? []) seen.add(next);
    if (/[\\/]src[\\/]/.test(id)) icons.push(...(info?.code?.match(/\bIcon[A-Z]\w+/g) ?? []));
  }
  return new Set([...seen, ...icons]);
}

/** @param {string} path */
function source(path) {
  return fileURLToPath(new URL(`src/${path}`, import.meta.url));
}
