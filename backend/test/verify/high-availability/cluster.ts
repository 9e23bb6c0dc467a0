import { execFileSync } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { until } from '../../harness/until.js';
import { Program, type User, userNamed } from './programs.js';

/** The machines of deploy/high-availability/, as addresses of this one. */
const NETWORK = '127.18.0';
export const BALANCER = `${NETWORK}.10`;
const DATABASES = { db1: `${NETWORK}.11`, db2: `${NETWORK}.12` };
export type DatabaseName = keyof typeof DATABASES;

interface Member {
  readonly name: DatabaseName;
  readonly role: string;
  readonly state: string;
}

/** etcd, two machines with PostgreSQL under Patroni, HAProxy and nginx, from the files of deploy/high-availability/. */
export class Cluster {
  readonly folder = mkdtempSync(join(tmpdir(), 'nitido-failover-'));
  readonly certificate = join(this.folder, 'server.crt');
  private readonly owner: User = userNamed('postgres');
  private readonly machines: Record<DatabaseName, Program>;
  private readonly others: Program[] = [];

  constructor() {
    chmodSync(this.folder, 0o755);
    this.makeCertificate();
    this.machines = { db1: this.machine('db1'), db2: this.machine('db2') };
  }

  async start(): Promise<void> {
    this.run('/usr/bin/etcd', 'etcd', [
      ...['--name', 'one', '--data-dir', this.owned('etcd'), '--initial-cluster', `one=http://${DATABASES.db1}:2380`],
      ...[
        '--listen-client-urls',
        `http://${DATABASES.db1}:2379`,
        '--advertise-client-urls',
        `http://${DATABASES.db1}:2379`,
      ],
      ...[
        '--listen-peer-urls',
        `http://${DATABASES.db1}:2380`,
        '--initial-advertise-peer-urls',
        `http://${DATABASES.db1}:2380`,
      ],
    ]);
    await until(() => answers(`http://${DATABASES.db1}:2379/health`));
    this.machines.db1.start();
    await until(async () => (await this.members()).some(({ role }) => role === 'leader'), 120);
    this.machines.db2.start();
    await this.isWhole();
    this.run('/usr/sbin/haproxy', 'haproxy', ['-f', this.file('haproxy.cfg', { '127.0.0.1:543': `${BALANCER}:543` })]);
    // It takes every server for sound until it has asked.
    await sleep(2_000);
    await until(() => takesConnections(this.url(5432)));
    await until(() => takesConnections(this.url(5433)));
  }

  /** nginx, before these instances. */
  serve(urls: readonly string[]): void {
    const [one = '', two = ''] = urls.map((url) => new URL(url).host);
    const own = { '10.0.0.21:3000': one, '10.0.0.22:3000': two, '/run/nginx.pid': join(this.folder, 'nginx.pid') };
    const listen = { 'listen 80': `listen ${BALANCER}:80`, 'listen 443': `listen ${BALANCER}:443` };
    this.run(
      '/usr/sbin/nginx',
      'nginx',
      ['-c', this.file('nginx.conf', { ...own, ...listen }), '-g', 'daemon off;'],
      undefined,
    );
  }

  /** A primary, and a replica without which nothing is acknowledged. */
  async isWhole(): Promise<void> {
    await until(
      async () => (await this.members()).some(({ role, state }) => role === 'sync_standby' && state !== 'stopped'),
      120,
    );
  }

  async primary(): Promise<DatabaseName> {
    return (await until(async () => (await this.members()).find(({ role }) => role === 'leader'))).name;
  }

  /** PostgreSQL alone, or the whole machine: its Patroni and every process of PostgreSQL. */
  async kill(name: DatabaseName, what: 'postgres' | 'machine'): Promise<void> {
    const pid = Number(readFileSync(join(this.folder, name, 'data', 'postmaster.pid'), 'utf8').split('\n')[0]);
    const children = execFileSync('ps', ['-o', 'pid=', '--ppid', String(pid)], { encoding: 'utf8' })
      .trim()
      .split(/\s+/)
      .map(Number);
    const gone = what === 'machine' ? this.machines[name].end('SIGKILL') : undefined;
    for (const one of what === 'machine' ? [pid, ...children] : [pid]) killIfThere(one);
    await gone;
  }

  revive(name: DatabaseName, what: 'postgres' | 'machine'): void {
    if (what === 'machine') this.machines[name].start();
  }

  async stop(): Promise<void> {
    for (const program of [...this.others.slice(1), ...Object.values(this.machines)]) await program.end('SIGTERM');
    await this.others[0]?.end('SIGTERM');
    rmSync(this.folder, { recursive: true, force: true });
  }

  /** Where the database is, through HAProxy, for a superuser. */
  url(port: number): string {
    const parameters = `sslmode=verify-full&sslrootcert=${this.certificate}`;
    const url = new URL(`postgresql://postgres@${BALANCER}:${port}/postgres?${parameters}`);
    url.password = 'CHANGE-postgres';
    return url.href;
  }

  private async members(): Promise<Member[]> {
    for (const address of Object.values(DATABASES)) {
      const answer = await fetch(`http://${address}:8008/cluster`, { signal: AbortSignal.timeout(2_000) }).catch(
        () => null,
      );
      if (answer?.ok) return ((await answer.json()) as { members: Member[] }).members;
    }
    return [];
  }

  private machine(name: DatabaseName): Program {
    const home = this.owned(name);
    const config = this.file(
      'patroni.yml',
      {
        'name: db1': `name: ${name}`,
        [`${DATABASES.db1}:5432`]: `${DATABASES[name]}:5432`,
        [`${DATABASES.db1}:8008`]: `${DATABASES[name]}:8008`,
        [`,${DATABASES.db2}:2379,${NETWORK}.13:2379`]: '',
        '/var/lib/postgresql/15/nitido': join(home, 'data'),
        '/var/lib/postgresql/patroni.pgpass': join(home, 'pgpass'),
        '/var/run/postgresql': home,
        'mode: automatic': 'mode: "off"',
      },
      name,
    );
    return new Program('/usr/bin/patroni', [config], join(this.folder, `${name}.log`), this.owner);
  }

  private run(command: string, name: string, args: string[], user: User | undefined = this.owner): void {
    const program = new Program(command, args, join(this.folder, `${name}.log`), name === 'nginx' ? undefined : user);
    program.start();
    this.others.push(program);
  }

  /** A file of deploy/high-availability/ with this machine's addresses and folders in place of those that it names. */
  private file(name: string, own: Record<string, string>, prefix = 'own'): string {
    let text = readFileSync(join(process.cwd(), 'deploy', 'high-availability', name), 'utf8');
    const kept = { ...own };
    const replace = (find: string, by: string) => {
      if (!text.includes(find)) throw new Error(`deploy/high-availability/${name} has no ${find} any more`);
      text = text.replaceAll(find, by);
    };
    for (const [find, by] of Object.entries(kept).filter(([find]) => find.startsWith('10.0.0.2'))) replace(find, by);
    text = text.replaceAll('10.0.0.0/24', '127.0.0.0/8').replaceAll('10.0.0.', `${NETWORK}.`);
    text = text.replaceAll('/etc/nitido/tls', this.folder);
    for (const [find, by] of Object.entries(kept).filter(([find]) => !find.startsWith('10.0.0.2'))) replace(find, by);
    const path = join(this.folder, `${prefix}-${name}`);
    writeFileSync(path, text, { mode: 0o644 });
    return path;
  }

  private owned(name: string): string {
    const path = join(this.folder, name);
    mkdirSync(path, { mode: 0o700 });
    chownSync(path, this.owner.uid, this.owner.gid);
    return path;
  }

  private makeCertificate(): void {
    const key = join(this.folder, 'server.key');
    const names = [BALANCER, ...Object.values(DATABASES)].map((address) => `IP:${address}`).join(',');
    execFileSync(
      'openssl',
      [
        ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'],
        ...['-keyout', key, '-out', this.certificate, '-subj', '/CN=nitido', '-addext', `subjectAltName=${names}`],
      ],
      { stdio: 'ignore' },
    );
    chownSync(key, this.owner.uid, this.owner.gid);
    chmodSync(key, 0o600);
  }
}

async function answers(url: string): Promise<boolean> {
  const answer = await fetch(url, { signal: AbortSignal.timeout(1_000) }).catch(() => null);
  return answer?.ok ?? false;
}

async function takesConnections(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
  client.on('error', () => {});
  const connected = await client.connect().then(
    () => true,
    () => false,
  );
  await client.end().catch(() => undefined);
  return connected;
}

function killIfThere(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It ended by itself meanwhile.
  }
}
