import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

type Tree = Record<string, string>;

const root = process.cwd();

const SOUND: Tree = {
  'backend/src/kernel/money.ts': 'export const cents = 100;',
  'backend/src/platform/clock.ts': 'export abstract class Clock {}',
  'backend/src/platform/database.ts': "import '../kernel/money.js'; export const sql = 1;",
  'backend/src/app.module.ts': "import './modules/billing/index.js';",
  'backend/src/modules/billing/index.ts': "export * from './plans/index.js'; export * from './charges/index.js';",
  'backend/src/modules/billing/billing.config.ts': 'export const days = 7;',
  'backend/src/modules/billing/plans/index.ts': "export * from './plan.js';",
  'backend/src/modules/billing/plans/plan.ts': "import '../../../kernel/money.js'; export const plan = 1;",
  'backend/src/modules/billing/gateways/bank-one/client.ts': "import '../../../../platform/database.js';",
  'backend/src/modules/billing/gateways/bank-two/client.ts': "import '../../plans/index.js';",
  'backend/src/modules/billing/charges/index.ts': "export * from './pay.js';",
  'backend/src/modules/billing/charges/pay.ts':
    "import '../plans/index.js'; import '../billing.config.js'; import '../../../platform/clock.js'; export const pay = 1;",
  'backend/src/modules/identity/index.ts': 'export const account = 1;',
  'backend/src/modules/identity/admins/index.ts': 'export const admins = 1;',
  'backend/src/modules/identity/login/subscriptions.ts': "import '../../billing/index.js';",
  'backend/src/modules/lookups/index.ts': "import './run/index.js'; export const lookup = 1;",
  'backend/src/modules/lookups/model/index.ts': "export * from './subject.js';",
  'backend/src/modules/lookups/model/subject.ts': "import '../../../kernel/money.js'; export const subject = 1;",
  'backend/src/modules/lookups/vendors/index.ts': "import './vendor-one/client.js'; export const vendors = 1;",
  'backend/src/modules/lookups/vendors/vendor-one/client.ts': "import '../../model/index.js'; import 'undici';",
  'backend/src/modules/lookups/vendors/vendor-two/client.ts': "import '../../../../platform/database.js';",
  'backend/src/modules/lookups/suppression/index.ts': "export * from './domain/person.js';",
  'backend/src/modules/lookups/suppression/domain/person.ts':
    "import '../../../../kernel/money.js'; import '../../model/index.js'; export const person = 1;",
  'backend/src/modules/lookups/suppression/application/suppress.ts': "import '../domain/person.js';",
  'backend/src/modules/lookups/sources/index.ts': "import '../vendors/index.js'; export const sources = 1;",
  'backend/src/modules/lookups/limits/index.ts': 'export const limits = 1;',
  'backend/src/modules/lookups/run/index.ts': "export * from './run-lookup.js';",
  'backend/src/modules/lookups/run/run-lookup.ts':
    "import '../sources/index.js'; import './ledger.store.js'; export const run = 1;",
  'backend/src/modules/lookups/run/ledger.store.ts': "import '../../../platform/database.js'; export const kept = 1;",
  'backend/src/modules/lookups/run/run-lookup.controller.ts': "import './run-lookup.js'; import 'fastify';",
  'backend/src/modules/lookups/history/index.ts': "import '../run/index.js'; export const history = 1;",
  'backend/src/modules/lookups/audit/index.ts': 'export const audit = 1;',
  'backend/src/modules/lookups/data-requests/index.ts': 'export const requests = 1;',
  'backend/src/modules/lookups/metrics/index.ts': 'export const metrics = 1;',
  'backend/src/modules/lookups/limits/accounts.ts': "import '../../identity/index.js';",
  'backend/src/modules/messaging/index.ts': 'export const message = 1;',
  'backend/src/modules/messaging/subscriber-emails/index.ts': 'export const emails = 1;',
  'backend/src/modules/messaging/whatsapp-bot/companies.ts': "import '../../lookups/index.js';",
  'backend/src/modules/admin/index.ts': 'export const figures = 1;',
  'backend/src/modules/admin/settings/index.ts': 'export const settings = 1;',
  'backend/src/modules/admin/metrics/counts.ts': "import '../../messaging/index.js';",
  'backend/src/modules/companies/register/index.ts': 'export const register = 1;',
  'backend/src/modules/companies/admin/index.ts': 'export const loads = 1;',
  'backend/src/modules/newcomer/index.ts': 'export const newcomer = 1;',
  'backend/sandbox/main.ts': "import '../src/kernel/money.js';",
  'backend/sandbox/lookup-vendors.ts': 'export const people = 1;',
  'backend/test/journey.ts': "import '../src/kernel/money.js';",
  'frontend/src/shared/button.tsx': "import '@kernel/money'; export const button = 1;",
  'frontend/src/features/billing/index.ts': "import './plans'; import '../../shared/button'; export const page = 1;",
  'frontend/src/features/billing/plans.ts': 'export const plans = 1;',
  'frontend/src/features/lookups/index.ts': "import '../billing'; export const form = 1;",
  'frontend/src/app/routes.tsx': "import '../features/billing'; import '../features/lookups';",
};

/** One broken wall a line: the rule, where the violation is planted, and what it imports. */
const VIOLATIONS: [rule: string, file: string, imported: string][] = [
  ['kernel-is-bottom', 'backend/src/kernel/bad.ts', '../platform/clock.js'],
  ['kernel-is-bottom', 'backend/src/kernel/bad-node.ts', 'node:fs'],
  ['domain-knows-kernel-only', 'backend/src/modules/lookups/suppression/domain/bad.ts', '../application/suppress.js'],
  ['domain-knows-kernel-only', 'backend/src/modules/lookups/suppression/domain/bad-npm.ts', 'typeorm'],
  ['business-asks-ports-and-stores', 'backend/src/modules/billing/charges/bad.ts', '../gateways/bank-one/client.js'],
  ['business-names-no-technology', 'backend/src/modules/billing/charges/bad-npm.ts', 'undici'],
  ['business-names-no-technology', 'backend/src/modules/billing/charges/bad-sql.ts', '../../../platform/database.js'],
  ['business-asks-ports-and-stores', 'backend/src/modules/lookups/run/bad.ts', './run-lookup.controller.js'],
  ['business-names-no-technology', 'backend/src/modules/lookups/run/bad-npm.ts', 'typeorm'],
  ['parts-meet-at-index', 'backend/src/modules/lookups/history/bad.ts', '../run/run-lookup.js'],
  ...forbiddenDirections(),
  ['lookups-unlisted-parts-use-none', 'backend/src/modules/lookups/newcomer/bad.ts', '../run/index.js'],
  ['identity-unlisted-parts-use-none', 'backend/src/modules/identity/newcomer/bad.ts', '../login/index.js'],
  ['billing-unlisted-parts-use-none', 'backend/src/modules/billing/newcomer/bad.ts', '../plans/index.js'],
  ['messaging-unlisted-parts-use-none', 'backend/src/modules/messaging/newcomer/bad.ts', '../whatsapp-bot/index.js'],
  ['companies-unlisted-parts-use-none', 'backend/src/modules/companies/newcomer/bad.ts', '../register/index.js'],
  ['watch-unlisted-parts-use-none', 'backend/src/modules/watch/newcomer/bad.ts', '../list/index.js'],
  ['admin-unlisted-parts-use-none', 'backend/src/modules/admin/newcomer/bad.ts', '../metrics/index.js'],
  ['modules-meet-at-index', 'backend/src/modules/lookups/run/bad-billing.ts', '../../billing/plans/plan.js'],
  ['outside-uses-index', 'backend/src/bad.ts', './modules/billing/plans/plan.js'],
  ['billing-directions', 'backend/src/modules/billing/charges/bad-identity.ts', '../../identity/index.js'],
  ['identity-directions', 'backend/src/modules/identity/login/bad.ts', '../../lookups/index.js'],
  ['lookups-directions', 'backend/src/modules/lookups/run/bad-messaging.ts', '../../messaging/index.js'],
  ['messaging-directions', 'backend/src/modules/messaging/whatsapp-bot/bad.ts', '../../admin/index.js'],
  ['companies-directions', 'backend/src/modules/companies/admin/bad.ts', '../../admin/index.js'],
  ['watch-directions', 'backend/src/modules/watch/list/bad.ts', '../../admin/index.js'],
  ['admin-directions', 'backend/src/modules/admin/metrics/bad.ts', '../../newcomer/index.js'],
  ['unlisted-modules-use-none', 'backend/src/modules/newcomer/part/bad.ts', '../../billing/index.js'],
  ['vendors-stay-apart', 'backend/src/modules/lookups/vendors/vendor-two/bad.ts', '../vendor-one/client.js'],
  ['vendors-stay-apart', 'backend/src/modules/billing/gateways/bank-two/bad.ts', '../bank-one/client.js'],
  ['platform-knows-no-module', 'backend/src/platform/bad.ts', '../modules/billing/index.js'],
  ['sandbox-knows-kernel-only', 'backend/sandbox/bad.ts', '../src/platform/clock.js'],
  ['product-needs-no-tests', 'backend/src/bad-sandbox.ts', '../sandbox/main.js'],
  ['product-needs-no-tests', 'backend/src/bad-test.ts', '../test/journey.js'],
  ['made-up-people-in-test-mode-only', 'backend/src/bad-people.ts', '../sandbox/lookup-vendors.js'],
  ['product-needs-no-tools', 'backend/src/bad-tool.ts', 'vite'],
  ['backend-knows-no-page', 'backend/src/bad-page.ts', '../../frontend/src/shared/button.js'],
  ['page-knows-kernel-only', 'frontend/src/shared/bad.ts', '../../../backend/src/platform/clock'],
  ['features-meet-at-index', 'frontend/src/features/lookups/bad.ts', '../billing/plans'],
  ['app-uses-index', 'frontend/src/app/bad.ts', '../features/billing/plans'],
  ['features-know-no-app', 'frontend/src/features/lookups/bad-app.ts', '../../app/routes'],
  ['shared-knows-no-feature', 'frontend/src/shared/bad-feature.ts', '../features/billing'],
  ['everything-resolves', 'backend/src/bad-nowhere.ts', './nowhere.js'],
];

/** In each module that has parts, each part but the last one reaches for the last. */
function forbiddenDirections(): typeof VIOLATIONS {
  const rules = (require(join(root, '.dependency-cruiser.cjs')) as Rules).forbidden;
  return rules.flatMap(({ name, from, to }) => {
    const [, module, part] = /^\^backend\/src\/modules\/([a-z-]+)\/([a-z-]+)\/$/.exec(from.path ?? '') ?? [];
    if (!module || !part || name !== `${module}-${part}-directions`) return [];
    const last = /([a-z-]+)\)\/$/.exec(to.path ?? '')?.[1];
    return [[name, `backend/src/modules/${module}/${part}/bad-direction.ts`, `../${last}/index.js`] as const];
  }) as typeof VIOLATIONS;
}

interface Rules {
  forbidden: { name: string; from: { path?: string }; to: { path?: string } }[];
}

const CYCLE: Tree = {
  'backend/src/hen.ts': "import './egg.js'; export const hen = 1;",
  'backend/src/egg.ts': "import './hen.js'; export const egg = 1;",
};

jest.setTimeout(60_000);

describe('The walls', () => {
  it('stand in a tree that keeps to the house', () => {
    expect(cruise(SOUND)).toEqual([]);
  });

  describe('around a tree with one violation of each kind', () => {
    let found: string[];

    beforeAll(() => {
      const planted = VIOLATIONS.map(([, file, imported]) => [file, `import '${imported}';`]);
      const reached = VIOLATIONS.map(([, file, imported]) => [
        join(dirname(file), imported.replace(/\.js$/, '.ts')),
        'export {};',
      ]);
      const missing = reached.filter(([file]) => file?.endsWith('/index.ts'));
      found = cruise({ ...Object.fromEntries(missing), ...SOUND, ...Object.fromEntries(planted), ...CYCLE });
    });

    it.each(VIOLATIONS)('%s stops %s, which imports %s', (rule, file) => {
      expect(found).toContain(`${rule} ${file}`);
    });

    it('no-cycles stops two files that import each other', () => {
      expect(found).toContain('no-cycles backend/src/egg.ts');
    });
  });

  it('has a planted violation for every rule', () => {
    const rules = new Set([...VIOLATIONS.map(([rule]) => rule), 'no-cycles']);
    const { forbidden } = require(join(root, '.dependency-cruiser.cjs')) as Rules;
    expect(forbidden.map(({ name }) => name).filter((name) => !rules.has(name))).toEqual([]);
  });
});

/** What the rules say of a tree: "rule file", one for each violation. */
function cruise(tree: Tree): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'nitido-walls-'));
  try {
    for (const [file, content] of Object.entries(tree)) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), content);
    }
    for (const name of ['node_modules', 'package.json', 'tsconfig.json'])
      symlinkSync(join(root, name), join(folder, name));
    symlinkSync(join(root, 'frontend', 'tsconfig.json'), join(folder, 'frontend', 'tsconfig.json'));
    return violations(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Server and page in one process, each with its own settings of TypeScript. */
const CRUISE = `
  import { cruise } from 'dependency-cruiser';
  import readOptions from 'dependency-cruiser/config-utl/extract-depcruise-options';
  import readTypeScript from 'dependency-cruiser/config-utl/extract-ts-config';
  const found = [];
  for (const [under, file] of [['backend', 'tsconfig.json'], ['frontend/src', 'frontend/tsconfig.json']]) {
    const options = { ...(await readOptions(process.argv[1])), tsConfig: { fileName: file } };
    const { output } = await cruise([under], options, {}, { tsConfig: readTypeScript(file) });
    found.push(...output.summary.violations);
  }
  console.log(JSON.stringify(found.map(({ rule, from }) => rule.name + ' ' + from)));
`;

function violations(folder: string): string[] {
  const args = ['--input-type=module', '--eval', CRUISE, join(root, '.dependency-cruiser.cjs')];
  return JSON.parse(spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' }).stdout) as string[];
}
