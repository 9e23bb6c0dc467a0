import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

const MIGRATIONS = 'backend/src/platform/database/migrations';

/** A table belongs to the module whose migration makes it; this one belongs to another. */
const MOVED: Readonly<Record<string, string>> = {
  admin_actions: 'admin',
  admin_actions_unsealed: 'admin',
};

/** Statements that may name another module's table all the same. */
const ALLOWED: readonly (readonly [file: string, table: string, why: string])[] = [
  [
    'backend/src/platform/database/admin-audit-log.ts',
    'admin_actions',
    'Every module writes down what administrators do there, in the transaction that does it.',
  ],
  [
    'backend/src/platform/database/admin-audit-log.ts',
    'admin_actions_unsealed',
    'The same statement queues the entry for the chain of the audit.',
  ],
];

/** Which part of lookups a table belongs to. */
const PARTS: Readonly<Record<string, string>> = {
  lookup_history: 'history',
  lookup_history_terms: 'history',
  lookup_accesses: 'history',
  lookup_account_counts: 'history',
  lookup_key_counts: 'history',
  lookup_requests: 'history',
  report_proofs: 'reports',
  report_proofs_unsealed: 'reports',
  lookup_batches: 'batches',
  lookup_batch_lines: 'batches',
  lookup_dossiers: 'dossiers',
  lookup_audit: 'audit',
  lookup_audit_unsealed: 'audit',
  lookup_audit_seals: 'audit',
  lookup_counts_pending: 'metrics',
  lookup_daily_counts: 'metrics',
  lookup_hourly_counts: 'metrics',
  lookup_total_counts: 'metrics',
  lookup_monthly_counts: 'metrics',
  lookup_day_totals: 'metrics',
  lookup_allowances: 'limits',
  lookup_observations: 'limits',
  lookup_traces: 'limits',
  lookup_switches: 'sources',
  source_entries: 'sources',
  source_entry_changes: 'sources',
  health_recent: 'sources',
  health_days: 'sources',
  health_months: 'sources',
  health_states: 'sources',
  suppressions: 'suppression',
  privacy_requests: 'data-requests',
  privacy_request_events: 'data-requests',
  privacy_request_links: 'data-requests',
};

/** What a part of lookups may touch of the others' tables, and why. */
const SHARED: readonly (readonly [part: string, tables: readonly string[], why: string])[] = [
  [
    'run',
    [
      'lookup_history',
      'lookup_history_terms',
      'lookup_audit',
      'lookup_audit_unsealed',
      'lookup_counts_pending',
      'lookup_key_counts',
      'lookup_allowances',
      'lookup_requests',
    ],
    'A lookup is stored, audited, counted, paid for and answers its idempotency key in one statement (ADRs 3 and 61).',
  ],
  [
    'limits',
    ['lookup_key_counts', 'lookup_requests'],
    'What leaves no record is counted for its key, and answers its idempotency key, in the statement that spends it.',
  ],
  ['usage', ['lookup_history'], 'Counts an account’s own entries for parts that stand before the history.'],
  [
    'history',
    ['lookup_audit', 'lookup_counts_pending', 'privacy_request_events', 'lookup_dossiers'],
    'Finds its own entry by the subject’s hash; totals that are right before they are moved; erasure names what stays; a search finds entries by their subject’s labels.',
  ],
  [
    'public-api',
    ['lookup_requests', 'lookup_key_counts'],
    'Gives the answer of an entry again to who asks with the same idempotency key; tells how much was looked up with which API key, and forgets it in time.',
  ],
  ['dossiers', ['lookup_history_terms'], 'Writes notes only while an entry of the subject is there, and counts them.'],
  ['metrics', ['lookup_account_counts'], 'Moves what waits into all totals in one statement.'],
];

interface Use {
  readonly file: string;
  readonly line: number;
  readonly table: string;
}

type Tree = Readonly<Record<string, string>>;

jest.setTimeout(60_000);

const SQL = /\b(SELECT|INSERT|UPDATE|DELETE|FROM|JOIN|LOCK|TRUNCATE)\b/;

describe('A table', () => {
  const migrations = read(MIGRATIONS);
  const owners = ownersOf(migrations);
  const product = read('backend/src', MIGRATIONS);
  const uses = usesOf(product, owners);

  it('of another module is asked for at that module', () => {
    expect(strangers(product, owners, uses)).toEqual([]);
  });

  it('of another part of lookups is named only where the list of shared ones has a reason', () => {
    expect(strangersInLookups(uses, owners).map(({ said }) => said)).toEqual([]);
  });

  it.each([
    ["sql.query('SELECT 1 FROM accounts WHERE id = $1')", 'accounts'],
    ['sql.query(`SELECT $' + '{x} FROM suggestions AS s\n LEFT JOIN payments AS p ON true`)', 'payments'],
    ["sql.query('DELETE FROM broadcasts USING sessions')", 'sessions'],
    ["sql.query('UPDATE subscriptions SET plan_id = $1')", 'subscriptions'],
    ["sql.query('SELECT a.id FROM broadcasts AS a, consents AS c')", 'consents'],
    ["sql.query('(SELECT email FROM suggestions WHERE accounts.id = 1)')", 'accounts'],
    ["sql.query('LOCK TABLE lookup_switches IN SHARE MODE')", 'lookup_switches'],
    ["const TABLE = 'payment_ledger';", 'payment_ledger'],
    ["readPage({ table: 'accounts' })", 'accounts'],
    ["new EntitySchema({ tableName: 'sessions' })", 'sessions'],
  ])('is seen in %s', (code, table) => {
    const file = 'backend/src/modules/messaging/inbox/bad.ts';
    const line = code.slice(0, code.lastIndexOf(table)).split('\n').length + 1;
    expect(strangers({ [file]: `\n${code}` }, owners)).toContain(
      `${file}:${line} ${table} belongs to ${owners.get(table)}`,
    );
  });

  it('of another module is seen behind its entity too', () => {
    const tree = {
      'backend/src/modules/billing/plans/plan.schema.ts':
        "export const PlanSchema = new EntitySchema<Plan>({ target: Plan, tableName: 'payments' });",
      'backend/src/modules/admin/users/bad.ts': "import { PlanSchema } from '../../billing/index.js';",
    };
    expect(strangers(tree, owners)).toEqual(['backend/src/modules/admin/users/bad.ts:1 PlanSchema belongs to billing']);
  });

  it('of another part of lookups is seen', () => {
    const file = 'backend/src/modules/lookups/limits/bad.ts';
    const bad = usesOf({ [file]: "sql.query('SELECT 1 FROM lookup_history')" }, owners);
    const found = strangersInLookups(bad, owners);
    expect(found.map(({ said }) => said)).toEqual([`${file}:1 lookup_history belongs to history`]);
  });

  it('has one owner, which is a module, or in lookups a part, and stands in no list that nobody needs', () => {
    const ofLookups = [...owners].filter(([, owner]) => owner === 'lookups').map(([table]) => table);
    expect(Object.keys(PARTS).sort()).toEqual(ofLookups.sort());
    const needed = uses.map(({ file, table }) => `${partOf(file)} ${table}`);
    const shared = SHARED.flatMap(([part, tables]) => tables.map((table) => `${part} ${table}`));
    expect(shared.filter((line) => !needed.includes(line))).toEqual([]);
    const places = uses.map(({ file, table }) => `${file} ${table}`);
    expect(ALLOWED.filter(([file, table]) => !places.includes(`${file} ${table}`))).toEqual([]);
  });
});

/** The tables of every migration, each with the module that the migration, or its folder, is named after. */
function ownersOf(migrations: Tree): Map<string, string> {
  const owners = new Map<string, string>();
  for (const [file, text] of Object.entries(migrations)) {
    const module = /\/migrations\/(?:\d+-)?([a-z]+)/.exec(file)?.[1];
    if (!module) continue;
    for (const [, table] of text.matchAll(/CREATE (?:UNLOGGED )?TABLE ([a-z_]+)/g)) {
      if (table) owners.set(table, MOVED[table] ?? module);
    }
  }
  return owners;
}

function strangers(tree: Tree, owners: ReadonlyMap<string, string>, uses = usesOf(tree, owners)): string[] {
  const ofTables = uses.map((use) => ({ ...use, owner: owners.get(use.table) }));
  return [...ofTables, ...entityImports(tree)]
    .filter(({ file, owner }) => moduleOf(file) !== owner)
    .filter((use) => !ALLOWED.some(([file, table]) => file === use.file && table === use.table))
    .map(({ file, line, table, owner }) => `${file}:${line} ${table} belongs to ${owner}`);
}

function strangersInLookups(uses: readonly Use[], owners: ReadonlyMap<string, string>): { said: string }[] {
  return uses
    .filter(({ file, table }) => moduleOf(file) === 'lookups' && owners.get(table) === 'lookups')
    .filter(({ file, table }) => partOf(file) !== PARTS[table])
    .filter(({ file, table }) => !SHARED.some(([part, tables]) => part === partOf(file) && tables.includes(table)))
    .map(({ file, line, table }) => ({ said: `${file}:${line} ${table} belongs to ${PARTS[table]}` }));
}

/** Every place where a text of the code names a table as PostgreSQL would read it. */
function usesOf(tree: Tree, owners: ReadonlyMap<string, string>): readonly Use[] {
  const names = [...owners.keys()].join('|');
  const named = Object.entries(tree).filter(([, code]) => new RegExp(`\\b(?:${names})\\b`).test(code));
  return named.flatMap(([file, code]) =>
    textsOf(file, code).flatMap(({ text, line, property }) =>
      tablesIn(text, property, names).map(({ table, at }) => ({
        file,
        line: line + text.slice(0, at).split('\n').length - 1,
        table,
      })),
    ),
  );
}

function tablesIn(text: string, property: string, names: string): { table: string; at: number }[] {
  const whole = new RegExp(`^(?:${names})$`).test(text);
  if (whole && (text.includes('_') || /^table/i.test(property))) return [{ table: text, at: 0 }];
  if (!SQL.test(text)) return [];
  const places = [
    `\\b(?:FROM|JOIN|INTO|UPDATE|TABLE|TRUNCATE|ONLY|USING)\\s+"?(${names})\\b`,
    `\\bFROM\\s[^()]*?,\\s*(${names})\\b`,
    `(?<![\\w.])(${names})\\.\\w`,
  ];
  return places.flatMap((place) =>
    [...text.matchAll(new RegExp(place, 'dg'))].map((found) => ({
      table: found[1] ?? '',
      at: found.indices?.[1]?.[0] ?? 0,
    })),
  );
}

/** The texts of a file, a template with its gaps as `?`, each with its line and the property that it stands in. */
function textsOf(file: string, code: string): { text: string; line: number; property: string }[] {
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true);
  const texts: { text: string; line: number; property: string }[] = [];
  const visit = (node: ts.Node): void => {
    const text = ts.isTemplateExpression(node)
      ? [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('?')
      : ts.isStringLiteralLike(node) && !ts.isImportDeclaration(node.parent)
        ? node.text
        : null;
    if (text !== null) {
      const property = ts.isPropertyAssignment(node.parent) ? node.parent.name.getText() : '';
      texts.push({ text, line: source.getLineAndCharacterOfPosition(node.getStart()).line + 1, property });
    }
    node.forEachChild(visit);
  };
  visit(source);
  return texts;
}

/** Imports of another module's mapped classes and their schemas. */
function entityImports(tree: Tree): (Use & { owner: string })[] {
  const entities = Object.entries(tree).flatMap(([file, code]) =>
    [...code.matchAll(/const (\w+) = new EntitySchema(?:<(\w+)>)?/g)].flatMap(([, schema, target]) =>
      [schema, target].map((name) => ({ name, owner: moduleOf(file) })),
    ),
  );
  return Object.entries(tree).flatMap(([file, code]) =>
    [...code.matchAll(/import (?:type )?\{([^}]*)\} from '[^']*\/([a-z-]+)\/index\.js'/g)].flatMap((found) =>
      (found[1] ?? '').split(',').flatMap((said) => {
        const name = said.trim().replace(/^type /, '');
        const entity = entities.find((one) => one.name === name && one.owner === found[2]);
        const line = code.slice(0, found.index).split('\n').length;
        return entity ? [{ file, line, table: name, owner: entity.owner }] : [];
      }),
    ),
  );
}

function moduleOf(file: string): string {
  return /^backend\/src\/modules\/([a-z-]+)\//.exec(file)?.[1] ?? (file.includes('/platform/') ? 'platform' : 'app');
}

function partOf(file: string): string {
  return /^backend\/src\/modules\/lookups\/([a-z-]+)\//.exec(file)?.[1] ?? moduleOf(file);
}

function read(folder: string, except?: string): Tree {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter(
      (file) => file.endsWith('.ts') && !/\.(spec|contract)\.ts$/.test(file) && !(except && file.startsWith(except)),
    );
  return Object.fromEntries(files.map((file) => [file, readFileSync(file, 'utf8')]));
}
