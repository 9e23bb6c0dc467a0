// The walls of the house: adapters → application → domain → kernel, and modules that meet only at their index.
// scripts/walls.spec.ts plants a violation of each rule and sees it fire.

const TEST = '\\.(spec|contract)\\.tsx?$|/testing/';
const KERNEL = '^backend/src/kernel/';
const MODULE = '^backend/src/modules/([^/]+)/';
const FEATURE = '^frontend/src/features/([^/]+)/';

/** Which module may use which other one; nobody else may. */
const ALLOWED = {
  identity: ['billing'],
  lookups: ['billing', 'identity'],
  billing: [],
  messaging: ['billing', 'identity', 'lookups'],
  admin: ['billing', 'identity', 'lookups', 'messaging'],
};

/** Adapter folders that are no vendor but a body shape which several vendors speak. */
const SHARED_SHAPES = ['company-register', 'postal-register'];

/** `from` must not reach `to`; spec files are free to. */
const wall = (name, comment, from, to) => ({
  name,
  comment,
  severity: 'error',
  from: { pathNot: TEST, ...from },
  to,
});

module.exports = {
  forbidden: [
    wall(
      'kernel-is-bottom',
      'The kernel imports nothing of ours and runs in the browser.',
      { path: KERNEL },
      {
        pathNot: [KERNEL, 'node_modules/@brazilian-utils/'],
      },
    ),
    wall(
      'domain-knows-kernel-only',
      'Domain names no technology.',
      { path: `${MODULE}domain/` },
      {
        pathNot: [KERNEL, '^backend/src/modules/$1/domain/', '^crypto$'],
      },
    ),
    wall(
      'application-knows-domain',
      'Use cases see domain, kernel, their settings, time, ids and pages, a bounded map, never an adapter.',
      {
        path: `${MODULE}application/`,
      },
      {
        pathNot: [
          KERNEL,
          '^backend/src/modules/$1/(domain|application)/',
          '^backend/src/modules/$1/$1\\.config\\.ts$',
          '^backend/src/platform/(clock|ids|link-token|page)\\.ts$',
          '^(crypto|timers/promises)$',
          'node_modules/@nestjs/common/',
          'node_modules/lru-cache/',
        ],
      },
    ),
    wall(
      'modules-meet-at-index',
      'Of another module only its index is importable.',
      { path: MODULE },
      {
        path: '^backend/src/modules/[^/]+/',
        pathNot: ['^backend/src/modules/$1/', '^backend/src/modules/[^/]+/index\\.ts$'],
      },
    ),
    wall(
      'outside-uses-index',
      'From outside, too, a module is its index.',
      { path: '^backend/src/(?!modules/)' },
      {
        path: MODULE,
        pathNot: '^backend/src/modules/[^/]+/index\\.ts$',
      },
    ),
    ...Object.entries(ALLOWED).map(([name, others]) =>
      wall(
        `${name}-directions`,
        `${name} uses: ${others.join(', ') || 'no other module'}.`,
        {
          path: `^backend/src/modules/${name}/`,
        },
        {
          path: '^backend/src/modules/',
          pathNot: `^backend/src/modules/(${[name, ...others].join('|')})/`,
        },
      ),
    ),
    wall(
      'unlisted-modules-use-none',
      'A new module uses no other one until it is listed above.',
      { path: `^backend/src/modules/(?!(?:${Object.keys(ALLOWED).join('|')})/)([^/]+)/` },
      { path: '^backend/src/modules/', pathNot: '^backend/src/modules/$1/' },
    ),
    wall(
      'other-modules-through-adapters',
      'Another module is used in the adapter that bears its name.',
      {
        path: MODULE,
        pathNot: [
          TEST,
          `${MODULE}adapters/(billing|identity|lookups|messaging|admin)/`,
          `${MODULE}[^/]+\\.module\\.ts$`,
        ],
      },
      { path: '^backend/src/modules/[^/]+/index\\.ts$', pathNot: '^backend/src/modules/$1/' },
    ),
    wall(
      'vendors-stay-apart',
      'A vendor folder imports no other adapter folder, save the one body shape that several vendors speak.',
      { path: '^backend/src/modules/([^/]+)/adapters/(?!http/|persistence/)([^/]+)/' },
      {
        path: '^backend/src/modules/$1/adapters/',
        pathNot: [
          '^backend/src/modules/$1/adapters/$2/',
          `^backend/src/modules/$1/adapters/(${SHARED_SHAPES.join('|')})/`,
        ],
      },
    ),
    wall(
      'platform-knows-no-module',
      'Plumbing knows kernel and platform.',
      { path: '^backend/src/platform/' },
      {
        path: '^(backend|frontend)/',
        pathNot: [KERNEL, '^backend/src/platform/'],
      },
    ),
    wall(
      'sandbox-knows-kernel-only',
      'The outside world does not know the product.',
      { path: '^backend/sandbox/' },
      {
        path: '^(backend|frontend)/',
        pathNot: [KERNEL, '^backend/sandbox/'],
      },
    ),
    wall(
      'product-needs-no-tests',
      'The product imports neither sandbox nor tests.',
      { path: '^backend/src/' },
      {
        path: '^backend/(sandbox|test)/',
      },
    ),
    wall(
      'product-needs-no-tools',
      'Production installs omit development packages.',
      {
        path: '^backend/(src|sandbox)/',
      },
      { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    ),
    wall(
      'backend-knows-no-page',
      'Nothing of the web page reaches the server.',
      { path: '^backend/(src|sandbox)/' },
      {
        path: '^frontend/',
      },
    ),
    wall(
      'page-knows-kernel-only',
      'Of the server the page sees the kernel.',
      { path: '^frontend/src/' },
      {
        path: '^backend/',
        pathNot: KERNEL,
      },
    ),
    wall(
      'features-meet-at-index',
      'Of another feature only its index is importable.',
      { path: FEATURE },
      {
        path: FEATURE,
        pathNot: ['^frontend/src/features/$1/', '^frontend/src/features/[^/]+/index\\.tsx?$'],
      },
    ),
    wall(
      'app-uses-index',
      'The app, too, sees a feature through its index.',
      { path: '^frontend/src/app/' },
      {
        path: FEATURE,
        pathNot: '^frontend/src/features/[^/]+/index\\.tsx?$',
      },
    ),
    wall(
      'features-know-no-app',
      'Only the app sees two features; nothing points back at it.',
      { path: FEATURE },
      {
        path: '^frontend/src/app/',
      },
    ),
    wall(
      'shared-knows-no-feature',
      'What all share knows none of them.',
      { path: '^frontend/src/shared/' },
      {
        path: '^frontend/src/(features|app)/',
      },
    ),
    wall('no-cycles', 'Two files that need each other are one file, or three.', {}, { circular: true }),
    wall('everything-resolves', 'An import that leads nowhere.', {}, { couldNotResolve: true }),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|coverage|backend/test/bench)/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      mainFields: ['module', 'main', 'types'],
    },
  },
};
