// The walls of the house: modules that meet only at their index, parts of a module that do the same, and inside them
// business code that names no technology. A file's role stands in its suffix (docs/style.md has the list).
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
  companies: ['billing', 'identity', 'lookups'],
  admin: ['billing', 'identity', 'lookups', 'messaging'],
  watch: ['billing', 'identity', 'lookups', 'messaging', 'companies'],
};

/** The parts of a module, each of which may use those before it; nobody else may. */
const PARTS = {
  lookups: [
    'model',
    'vendors',
    'suppression',
    'sources',
    'usage',
    'limits',
    'run',
    'history',
    'reports',
    'dossiers',
    'audit',
    'data-requests',
    'metrics',
    'test-mode',
    'public-api',
    'batches',
  ],
  identity: [
    'model',
    'crypto',
    'captcha',
    'sessions',
    'accounts',
    'credentials',
    'second-factor',
    'own-data',
    'passkeys',
    'api-keys',
    'login',
    'admins',
  ],
  billing: [
    'plans',
    'subscriptions',
    'payments',
    'promo-codes',
    'gateways',
    'ledger',
    'settlement',
    'charges',
    'webhooks',
    'refunds',
    'receipts',
    'admin-payments',
    'metrics',
  ],
  messaging: ['suggestions', 'subscriber-emails', 'whatsapp-links', 'whatsapp-bot', 'broadcasts', 'inbox', 'webhooks'],
  companies: ['register', 'files', 'load', 'query', 'search', 'group', 'public-api', 'admin'],
  watch: ['list', 'news'],
  admin: ['action-log', 'metrics', 'users', 'cleanup', 'settings'],
};

/** Files that meet the outside: HTTP, PostgreSQL, the clock's jobs, a vendor's wire. The others hold business code alone. */
const OUTER = [
  '\\.(controller|answers?|body|query|fields|headers|csv|pdf|store|queries|sql|entity|schema|job|command|email|module)\\.ts$',
  '/(adapters|vendors|gateways)/',
  '/index\\.ts$',
];

/** Vendor folders that are no vendor but a body shape which several vendors speak. */
const SHARED_SHAPES = ['company-register', 'postal-register'];

/** `from` must not reach `to`; spec files are free to. */
const wall = (name, comment, from, to) => ({
  name,
  comment,
  severity: 'error',
  from: { pathNot: TEST, ...from },
  to,
});

/** Whatever is not outer. */
const BUSINESS = { path: MODULE, pathNot: [TEST, ...OUTER, '\\.config\\.ts$'] };

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
      'Domain names no technology, and of other parts what they say to all.',
      { path: `${MODULE}([^/]+)/domain/` },
      {
        pathNot: [
          KERNEL,
          '^backend/src/modules/$1/$2/domain/',
          '^backend/src/modules/$1/[^/]+/index\\.ts$',
          '^crypto$',
        ],
      },
    ),
    wall(
      'business-names-no-technology',
      'Business code sees the kernel, settings, time, ids and pages, a bounded map, what is waited for, whether to go on, calls that are shared; no other plumbing and no package.',
      BUSINESS,
      {
        pathNot: [
          KERNEL,
          '^backend/src/modules/',
          '^backend/src/platform/(awaited-work|clock|expiring-map|goes-on|ids|link-token|page|shared-calls)\\.ts$',
          '^(crypto|timers/promises)$',
          'node_modules/@nestjs/common/',
          'node_modules/lru-cache/',
        ],
      },
    ),
    wall(
      'business-asks-ports-and-stores',
      'Of what meets the outside, business code asks ports and stores; it knows no controller, job or vendor.',
      BUSINESS,
      {
        path: OUTER,
        pathNot: ['\\.(store|queries)\\.ts$', '/index\\.ts$'],
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
    ...Object.entries(PARTS).flatMap(([name, parts]) =>
      parts
        .slice(0, -1)
        .map((part, place) =>
          wall(
            `${name}-${part}-directions`,
            `${part} uses: ${parts.slice(0, place).join(', ') || 'no other part'}.`,
            { path: `^backend/src/modules/${name}/${part}/` },
            { path: `^backend/src/modules/${name}/(${parts.slice(place + 1).join('|')})/` },
          ),
        ),
    ),
    wall(
      'parts-meet-at-index',
      'Of another part of the module only its index is importable.',
      { path: `${MODULE}([^/]+)/` },
      {
        path: '^backend/src/modules/$1/[^/]+/',
        pathNot: ['^backend/src/modules/$1/$2/', '^backend/src/modules/$1/[^/]+/index\\.ts$'],
      },
    ),
    ...Object.entries(PARTS).map(([name, parts]) =>
      wall(
        `${name}-unlisted-parts-use-none`,
        'A new part of a module uses no other one until it is listed above.',
        { path: `^backend/src/modules/${name}/(?!(?:${parts.join('|') || '-'})/)([^/]+)/` },
        { path: `^backend/src/modules/${name}/[^/]+/`, pathNot: `^backend/src/modules/${name}/$1/` },
      ),
    ),
    wall(
      'vendors-stay-apart',
      'A vendor folder imports no other one, save the one body shape that several vendors speak.',
      { path: '^backend/src/modules/([^/]+)/(adapters|vendors|gateways)/(?!http/|persistence/)([^/]+)/' },
      {
        path: '^backend/src/modules/$1/$2/[^/]+/',
        pathNot: ['^backend/src/modules/$1/$2/$3/', `^backend/src/modules/$1/$2/(${SHARED_SHAPES.join('|')})/`],
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
        pathNot: '^backend/sandbox/lookup-vendors\\.ts$',
      },
    ),
    wall(
      'made-up-people-in-test-mode-only',
      'The test mode of the public API asks the made-up vendors; nothing else does (ADR 61).',
      { path: '^backend/src/', pathNot: [TEST, '^backend/src/modules/lookups/test-mode/'] },
      { path: '^backend/sandbox/' },
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
    // Clients are made by a generator; their examples are shown as texts, and import what their readers install.
    doNotFollow: { path: ['node_modules', '^clients/'] },
    exclude: { path: '^(dist|coverage|backend/test/bench)/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      mainFields: ['module', 'main', 'types'],
    },
  },
};
