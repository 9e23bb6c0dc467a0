import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { BlockList } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isPublicAddress } from '../backend/src/platform/http/public-address.js';
import { freePorts } from '../backend/test/harness/ports.js';
import { until } from '../backend/test/harness/until.js';
import { MEMORY_ENV, MEMORY_FLAGS } from './parts/memory-flags.mjs';

const read = (file) => readFileSync(file, 'utf8');
const all = (pattern, text) => [...text.matchAll(pattern)].map(([, name]) => name);
/** Every setting that the product has, with what Node itself and the C library read. */
const settings = new Set([
  ...all(/^#([A-Z0-9_]+)=/gm, read('.env.example')),
  'NODE_EXTRA_CA_CERTS',
  ...Object.keys(MEMORY_ENV),
]);
const unknown = (names) => names.filter((name) => !settings.has(name));

/** Runs a tool of the system; null where there is none. */
function run(command, ...args) {
  const { error, status, stdout, stderr } = spawnSync(command, args, { encoding: 'utf8' });
  if (error) console.warn(`${command} is not on this machine: this was not looked at.`);
  return error ? null : { status, said: stdout + stderr };
}

describe('The image', () => {
  const file = read('Dockerfile');
  const ignored = read('.dockerignore').split('\n');

  it('copies what is there and let in, runs what is built, and ends as an ordinary user', () => {
    const copied = all(/^COPY (?!--from)(.+) \S+$/gm, file).flatMap((paths) => paths.split(' '));
    expect(copied.filter((path) => path !== '.' && !(existsSync(path) && ignored.includes(`!${path}`)))).toEqual([]);
    expect(all(/^RUN node (\S+)/gm, file).filter((script) => !existsSync(script))).toEqual([]);
    expect(
      all(/"dist\/backend\/bundle\/(\S+)\.js"\]/g, file).filter((name) => !existsSync(`backend/${name}.ts`)),
    ).toEqual([]);
    expect(unknown(all(/ ([A-Z_]+)=/g, /^ENV .*$/m.exec(file)[0]))).toEqual([]);
    expect(all(/^USER (.+)$/gm, file)).toEqual(['node']);
  });

  it('has the folders that the Compose file of docs/operations.md gives volumes to, which that declares', () => {
    const [, compose] = /```yaml\n(services:[\s\S]*?)```/.exec(read('docs/operations.md'));
    const mounts = all(/"([\w-]+:\/\w+)"/g, compose).map((mount) => mount.split(':'));
    const [made] = all(/^RUN install .* --mode=0700 (.+)$/gm, file);
    expect(mounts.map(([, folder]) => folder)).toEqual(made.split(' '));
    expect(all(/^ {2}([\w-]+):/gm, compose.split('\nvolumes:\n')[1])).toEqual(mounts.map(([name]) => name));
  });

  it('is built under the name that the guides start, which answers the proxy on the machine itself', () => {
    const [compose] = all(/```yaml\n(services:[\s\S]*?)```/g, read('docs/operations.md'));
    const built = all(/docker build --tag (\S+)/g, read('docs/deploy.md'));
    expect(all(/^ +image: (\S+)/gm, compose)).toEqual(built);
    expect(all(/^ +image: (\S+)/gm, read('deploy/kubernetes/nitido.yaml'))).toEqual(built);
    expect(compose).toContain('\n      TRUSTED_PROXIES: "1"\n');
    expect(compose).toContain('\n    ports: ["127.0.0.1:3000:3000"]\n');
  });

  it('is made from the Node that the project brings, slim, and says what it is made of', () => {
    const major = JSON.parse(read('package.json')).devDependencies.node.split('.')[0];
    expect(new Set(all(/^FROM (\S+)/gm, file))).toEqual(new Set([`node:${major}-bookworm-slim`]));
    const [sbom] = all(/org\.opencontainers\.image\.sbom="\/app\/([^"]+)"/g, file);
    expect(file).toContain(`> ${sbom}\n`);
    expect(file).toContain(`COPY --from=packages /app/${sbom} ./\n`);
  });
});

describe('The unit of systemd', () => {
  const file = 'deploy/systemd/nitido@.service';

  it('starts the product as the image does', () => {
    const [command] = all(/^ExecStart=(.*)$/gm, read(file));
    expect(command.split(' ').slice(1)).toEqual([...MEMORY_FLAGS, 'dist/backend/bundle/src/main.js']);
    const [, environment] = /^Environment=(.*)$/m.exec(read(file));
    expect(unknown(all(/([A-Z_]+)=/g, environment))).toEqual([]);
    for (const [name, value] of Object.entries(MEMORY_ENV))
      expect(environment.split(' ')).toContain(`${name}=${value}`);
  });

  it('starts the version that the guides link before they start or restart it, on the way back too', () => {
    const [, folder] = /^WorkingDirectory=(.*)$/m.exec(read(file));
    const [upgrade, back] = read('docs/upgrading.md').split('\n## The way back\n');
    const links = `ln --symbolic --force --no-dereference /opt/nitido/releases/\\S.* ${folder}\n`;
    for (const guide of [read('docs/deploy.md'), upgrade])
      expect(guide).toMatch(new RegExp(`npm run build[^]*${links}[^]*systemctl (enable --now|restart) nitido@`));
    expect(back).toMatch(new RegExp(links));
  });

  it('is waited for where the guide first asks it: systemd does not, and the first start migrates', () => {
    expect(read('docs/deploy.md')).toMatch(
      /\nsystemctl enable --now [^\n]+\ncurl --fail --retry 60 --retry-delay 2 --retry-connrefused http\S+\/api\/health\/ready\n/,
    );
  });

  it('reads settings of each instance, whose metrics are all collected', () => {
    expect(read(file)).toContain('\nEnvironmentFile=-/etc/nitido/nitido-%i.env\n');
    const [targets] = all(
      /targets: \[("127.+)\]$/gm,
      read('deploy/observability/prometheus.yml').replace(/^#.*$/gm, ''),
    );
    const instances = all(/server 127\.0\.0\.1:(\d+)/g, read('deploy/nginx/nitido.conf'));
    expect(new Set(targets.split(', ')).size).toBe(instances.length);
  });

  it('ends nobody for memory before an alert has told of it, and Kubernetes does not either', () => {
    const [most] = all(/^ {8}expr: process_resident_memory_bytes > (\S+)$/gm, read('deploy/observability/alerts.yml'));
    const limits = [
      ...all(/^MemoryMax=(\d+)G$/gm, read(file)),
      ...all(/limits: \{ memory: (\d+)Gi/g, read('deploy/kubernetes/nitido.yaml')),
    ];
    expect(limits).toHaveLength(2);
    for (const limit of limits) expect(Number(most)).toBeLessThan(0.75 * Number(limit) * 2 ** 30);
  });

  it('is understood by systemd', () => {
    const said = run('systemd-analyze', 'verify', file)?.said.trim().split('\n') ?? [];
    expect(
      said.filter((line) => line && !/node is not executable|Failed to (prepare|initialize|create|connect)/.test(line)),
    ).toEqual([]);
  });
});

describe('A database that the guides have made', () => {
  it('is in UTF-8, whatever the server has', () => {
    const made = ['deploy', 'backup', 'troubleshooting'].flatMap((name) =>
      all(/(createdb .*?--owner nitido)/g, read(`docs/${name}.md`)),
    );
    const command = 'createdb --encoding UTF8 --template template0 --locale C.UTF-8 --owner nitido';
    expect(made).toEqual([command, command, command, command]);
    expect(read('deploy/high-availability/patroni.yml')).toContain('\n    - encoding: UTF8\n');
  });
});

describe('nginx', () => {
  const folder = mkdtempSync(join(tmpdir(), 'nitido-nginx-'));
  const at = (name) => join(folder, name);
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  /** Does `work` while nginx answers at `port`; nothing where there is no nginx. */
  async function serving(file, port, work) {
    const tried = run('nginx', '-t', '-c', at(file));
    if (!tried) return;
    expect(tried).toEqual({ status: 0, said: expect.anything() });
    const nginx = spawn('nginx', ['-g', 'daemon off;', '-c', at(file)], { stdio: 'ignore' });
    const ended = once(nginx, 'exit');
    try {
      await until(() => fetch(`http://127.0.0.1:${port}/`).catch(() => null));
      await work();
    } finally {
      nginx.kill();
      await ended;
    }
  }

  it('takes the site as it stands, with a certificate in the place of yours', () => {
    const made = run(
      'openssl',
      ...'req -x509 -newkey rsa:2048 -nodes -days 1 -subj /CN=nitido.example'.split(' '),
      '-keyout',
      at('key.pem'),
      '-out',
      at('cert.pem'),
    );
    if (!made) return;
    const site = read('deploy/nginx/nitido.conf')
      .replace(/\/etc\/letsencrypt\S+fullchain\.pem/, at('cert.pem'))
      .replace(/\/etc\/letsencrypt\S+privkey\.pem/, at('key.pem'))
      .replaceAll('/var/log/nginx/nitido.log', at('error.log'));
    writeFileSync(
      at('nginx.conf'),
      `pid ${at('pid')};\nerror_log ${at('error.log')};\nevents {}\nhttp {\n${site}\n}\n`,
    );
    const tried = run('nginx', '-t', '-c', at('nginx.conf'));
    if (tried) expect(tried).toEqual({ status: 0, said: expect.stringContaining('test is successful') });
  });

  it('may open a file for each of its connections: Debian lets it have 1024 unless it asks for more', () => {
    const main = read('deploy/high-availability/nginx.conf') + read('docs/deploy.md');
    const [connections, files] = ['worker_connections', 'worker_rlimit_nofile'].map((name) =>
      all(new RegExp(`\\b${name} (\\d+);`, 'g'), main).map(Number),
    );
    expect(connections).toHaveLength(2);
    expect(files).toEqual(connections.map((most) => 2 * most));
  });

  it('writes nobody’s address into a log', () => {
    const quiet = ['access_log off;', expect.stringMatching(/^error_log \S+ alert;$/)];
    const said = (file) => all(/^ *((?:access|error)_log [^#\n]*;)/gm, read(`deploy/${file}`));
    expect(said('nginx.conf')).toEqual(quiet);
    expect(said('high-availability/nginx.conf')).toEqual(quiet);
    // Debian's own file has both on: each of the site's servers says otherwise.
    expect(said('nginx/nitido.conf')).toEqual([...quiet, ...quiet]);
  });

  it.each(['nginx.conf', 'nginx/nitido.conf', 'high-availability/nginx.conf'])(
    'counts the connections of an IPv6 network as one address’s, as the application does: %s',
    async (name) => {
      const file = read(`deploy/${name}`);
      const [counted] = all(/limit_conn_zone (\$\w+) zone=/g, file);
      const map = /^ *map [\s\S]*?\n *\}$/m.exec(file)?.[0] ?? '';
      const port = await freePorts(1);
      const server = `server { listen 127.0.0.1:${port}; set_real_ip_from 127.0.0.1; real_ip_header x-from; return 200 "${counted}"; }`;
      const log = `access_log off; error_log ${at('error.log')};`;
      writeFileSync(at('counts.conf'), `pid ${at('pid')};\nevents {}\nhttp {\n${log}\n${map}\n${server}\n}\n`);
      const ask = (from) => fetch(`http://127.0.0.1:${port}/`, { headers: { 'x-from': from } });
      await serving('counts.conf', port, async () => {
        const countedAs = async (from) => {
          const answer = await ask(from);
          return Buffer.from(await answer.arrayBuffer()).toString('hex');
        };
        const [one, other, next] = ['2001:db8:0:a::1', '2001:db8:0:a:ffff::a0a', '2001:db8:0:b::1'].map(countedAs);
        expect(await Promise.all([one, other, next])).toEqual([
          '20010db80000000a',
          '20010db80000000a',
          '20010db80000000b',
        ]);
        expect(await countedAs('203.0.113.10')).toBe('cb00710a');
      });
    },
  );

  it.each(['nginx.conf', 'nginx/nitido.conf', 'high-availability/nginx.conf'])(
    'finds a file of the page with whoever has it, during an upgrade, and asks nobody else for anything else: %s',
    async (name) => {
      const file = read(`deploy/${name}`);
      const places = [...file.matchAll(/^ *location \/(?:assets\/)? \{\n[^}]*proxy_pass[^}]*\}$/gm)].map(
        ([place]) => place,
      );
      const [retried] = all(/^ *(proxy_next_upstream error timeout;)$/gm, file);
      expect([places.length, retried]).toEqual([2, expect.any(String)]);
      const asked = [];
      const instances = [200, 404, 404].map((status) =>
        createServer(({ url }, answer) => {
          asked.push(url);
          answer.writeHead(status).end();
        }).listen(0, '127.0.0.1'),
      );
      await Promise.all(instances.map((instance) => once(instance, 'listening')));
      const servers = instances.map((instance) => `server 127.0.0.1:${instance.address().port};`).join(' ');
      const port = await freePorts(1);
      writeFileSync(
        at('upgrade.conf'),
        `pid ${at('pid')};\nevents {}\nhttp {\naccess_log off; error_log ${at('error.log')};\n` +
          `upstream nitido { ${servers} }\nserver { listen 127.0.0.1:${port};\n${retried}\n${places.join('\n')}\n}\n}\n`,
      );
      const statusOf = async (path) => (await fetch(`http://127.0.0.1:${port}${path}`)).status;
      await serving('upgrade.conf', port, async () => {
        const statuses = [];
        for (let n = 0; n < 6; n += 1) statuses.push(await statusOf('/assets/index-1.js'));
        expect(statuses).toEqual([200, 200, 200, 200, 200, 200]);
        asked.length = 0;
        for (let n = 0; n < 6; n += 1) await statusOf('/api/companies/1');
        expect(asked).toHaveLength(6);
      }).finally(() => instances.map((instance) => instance.close()));
    },
  );

  describe.each(['nginx.conf', 'nginx/nitido.conf', 'high-availability/nginx.conf'])(
    '%s in front of instances',
    (name) => {
      const asked = [];
      /** Takes each request, and answers as its path says: never, not at all, or with a refusal of its own. */
      const instances = [1, 2].map(() =>
        createServer(({ method, url }, answer) => {
          asked.push(`${method} ${url}`);
          if (url.endsWith('/lost')) answer.destroy();
          if (url.endsWith('/own')) answer.writeHead(502, { 'content-type': 'text/plain' }).end('own');
        }),
      );
      beforeAll(async () => {
        for (const instance of instances) await once(instance.listen(0, '127.0.0.1'), 'listening');
      });
      afterAll(() => {
        for (const instance of instances) {
          instance.close();
          instance.closeAllConnections();
        }
      });

      /** Its server as it stands, but for TLS and names, with smaller limits. */
      async function serve(work) {
        const file = read(`deploy/${name}`);
        const port = await freePorts(1);
        const maps = file.match(/^ *map [\s\S]*?\n *\}$/gm).join('\n');
        const limits = file.match(/^ *limit_conn_\w+ .*$/gm).join('\n');
        const server = file
          .slice(file.lastIndexOf('server {'))
          .replace(/^ *(listen|server_name|ssl_\w+|access_log|error_log) .*\n/gm, '')
          .replace('server {', `server {\nlisten 127.0.0.1:${port};`)
          .replace(/(limit_conn \w+) 200;/, '$1 1;')
          .replace('client_max_body_size 16m;', 'client_max_body_size 1k;')
          .replaceAll('proxy_read_timeout 75s;', 'proxy_read_timeout 4s;');
        const servers = instances
          .map((instance) => `server 127.0.0.1:${instance.address().port} max_fails=0;`)
          .join(' ');
        writeFileSync(
          at('whole.conf'),
          `pid ${at('pid')};\nevents {}\nhttp {\naccess_log off; error_log ${at('error.log')};\n${maps}\n${limits}\n` +
            `upstream nitido { ${servers} }\n${server}${file.includes('\nhttp {') ? '' : '}'}\n`,
        );
        await serving('whole.conf', port, () => work((path, init) => fetch(`http://127.0.0.1:${port}${path}`, init)));
      }

      it('refuses a program in the form and the words of the application, and a page as it did', async () => {
        const told = ['problem.filter.ts', 'unreadable-request.ts']
          .map((file) => read(`backend/src/platform/http/${file}`).replace(/\s+/g, ' '))
          .join('');
        const body = 'x'.repeat(2_000);
        await serve(async (ask) => {
          const refused = async (path, init = { method: 'POST' }) => {
            const answer = await ask(path, init);
            const problem = await answer.json();
            expect(told).toContain(`'${problem.code}', '${problem.title}'`);
            expect(problem).toEqual({
              type: 'about:blank',
              title: problem.error,
              status: answer.status,
              success: false,
              error: problem.title,
              code: expect.any(String),
            });
            const [type, wait] = ['content-type', 'retry-after'].map((header) => answer.headers.get(header));
            expect([type, answer.headers.get('cache-control')]).toEqual([
              'application/problem+json; charset=utf-8',
              'no-store',
            ]);
            return [answer.status, problem.code, wait];
          };
          for (const path of ['/v1/lookups', '/api/external', '/v1/companies', '/api/payments/1/events?']) {
            expect(await refused(`${path}/lost`)).toEqual([502, 'UNAVAILABLE', '1']);
            expect(await refused(path, { method: 'POST', body })).toEqual([413, 'BODY_TOO_LARGE', null]);
          }
          const waiting = refused('/v1/lookups/cpf');
          await until(() => asked.includes('POST /v1/lookups/cpf'));
          expect(await refused('/v1/usage', {})).toEqual([429, 'TOO_MANY_CONNECTIONS', '1']);
          expect(await waiting).toEqual([504, 'UNAVAILABLE', '1']);
          const own = await ask('/v1/lookups/own');
          expect([own.status, await own.text()]).toEqual([502, 'own']);
          const page = await ask('/planos', { method: 'POST', body });
          expect([page.status, page.headers.get('content-type')]).toEqual([413, 'text/html']);
        });
      }, 60_000);

      it('asks the other instance again as its comment says, where the first was lost under way', async () => {
        const [said] = all(
          /((?: *#.*\n)+) *proxy_next_upstream error timeout;\n *proxy_next_upstream_tries 2;/g,
          read(`deploy/${name}`),
        );
        expect(said.replace(/\s*# /g, ' ')).toContain(
          ' A POST or PATCH that an instance has taken is not sent again; whatever else is, ',
        );
        await serve(async (ask) => {
          const timesAsked = async (method) => {
            asked.length = 0;
            await ask('/v1/companies/1/lost', { method });
            return asked.length;
          };
          const times = [];
          for (const method of ['POST', 'PATCH', 'GET', 'DELETE']) times.push(await timesAsked(method));
          expect(times).toEqual([1, 1, 2, 2]);
        });
      });
    },
  );

  it('asks the instances that docs/deploy.md starts, and believes one proxy', () => {
    const ports = all(/server 127\.0\.0\.1:(\d+)/g, read('deploy/nginx/nitido.conf'));
    expect(read('docs/deploy.md')).toContain(ports.map((port) => `nitido@${port}`).join(' '));
    expect(read('docs/deploy.md')).toContain('\nTRUSTED_PROXIES=1\n');
  });
});

describe('Two machines with a database that fails over', () => {
  const guide = read('docs/high-availability.md');
  const files = (name) => read(`deploy/high-availability/${name}`);

  it('listen where nginx asks them', () => {
    const [first] = all(/server ([\d.]+):3000/g, files('nginx.conf'));
    expect(guide).toContain(`\n       HOST=${first}\n`);
  });

  it('cancel a copy that is read from the replica, so that docs/backup.md sends nobody there', () => {
    expect(files('patroni.yml')).not.toContain('max_standby_streaming_delay');
    expect(read('docs/backup.md')).toContain('\nCopy the primary. A replica cancels a copy (`40001`)');
  });

  it('begin one etcd of three: what the package has started is thrown away, or each would be in charge alone', () => {
    expect(guide).toMatch(
      /ETCD_INITIAL_CLUSTER=[\s\S]*systemctl stop etcd && rm --recursive \/var\/lib\/etcd\/default && systemctl start etcd\n[\s\S]*\n2\. /,
    );
  });

  it('let Patroni open the watchdog that its file asks for', () => {
    expect(files('patroni.yml')).toContain('\nwatchdog:\n  mode: automatic');
    expect(guide).toContain('ExecStartPre=+-/bin/chown postgres /dev/watchdog');
  });

  it('let commands of the system’s user into the database, as the guides give them', () => {
    const hosts = files('patroni.yml').split('\n  pg_hba:\n')[1];
    expect(all(/^ {4}- local (\S+) postgres peer$/gm, hosts)).toEqual(['all', 'replication']);
    expect(guide).toContain('`runuser -u postgres -- createuser --pwprompt nitido`');
  });
});

describe('The manifests of Kubernetes', () => {
  const text = read('deploy/kubernetes/nitido.yaml') + read('deploy/kubernetes/secret.example.yaml');

  it('name settings that the product has, and routes that answer', () => {
    expect(unknown(all(/^ {2}([A-Z][A-Z0-9_]+):/gm, text))).toEqual([]);
    const { paths } = JSON.parse(read('docs/openapi.json'));
    expect(all(/httpGet: \{ path: (\S+),/g, text).filter((path) => !paths[path])).toEqual([]);
  });

  it('are applied without the example of a secret, which fits no secret that is in use', () => {
    const command = 'kubectl apply -f deploy/kubernetes/nitido.yaml';
    for (const guide of [read('docs/deploy.md'), text]) {
      expect(all(/(kubectl apply(?: -f [\w./-]*\w)?)/g, guide)).toEqual([command]);
    }
    const example = read('deploy/kubernetes/secret.example.yaml');
    expect(all(/^ {2}name: (\S+)/gm, example)).toEqual(['nitido-example']);
    expect(all(/secretRef: \{ name: ([\w-]+)/g, text)).toEqual(all(/call the copy (\w+),/g, example));
  });

  it('look for a file of the page where the others have it, during an upgrade, and end no start that migrates', () => {
    const [assets] = text.split('\n---\n').filter((part) => part.includes('path: /assets/'));
    expect(assets).toContain('nginx.ingress.kubernetes.io/proxy-next-upstream: error timeout http_404\n');
    const [[seconds, failures]] = all(/startupProbe: .*(periodSeconds: \d+, failureThreshold: \d+)/g, text).map(
      (probe) => all(/(\d+)/g, probe).map(Number),
    );
    expect(seconds * failures).toBeGreaterThanOrEqual(4 * 3_600);
  });

  it('let the product out to any port of the internet, and in private networks to its own services alone', () => {
    const [, egress] = text.split('\n  egress:\n');
    const rules = egress.split(/^ {4}- /m).slice(1);
    const [internet] = rules.filter((rule) => rule.includes('port: 1, endPort: 65535'));
    const shut = new BlockList();
    for (const range of all(/except:\s+\[(.+)\]/g, internet)
      .join()
      .split(', ')) {
      const [network, bits] = range.split('/');
      shut.addSubnet(network, Number(bits));
    }
    const addresses = [
      '10.1.2.3',
      '172.20.0.1',
      '192.168.0.9',
      '100.64.0.1',
      '169.254.169.254',
      '127.0.0.1',
      '8.8.8.8',
    ];
    expect(addresses.filter((address) => shut.check(address))).toEqual(
      addresses.filter((one) => !isPublicAddress(one)),
    );
    // A cluster's own addresses of IPv6 lie in the internet's range.
    expect(all(/cidr: "?([^" }\n]+)/g, egress)).toEqual(['0.0.0.0/0']);
    const elsewhere = rules.filter((rule) => rule !== internet).flatMap((rule) => all(/port: (\d+)/g, rule));
    expect(elsewhere).toEqual(['53', '53', '5432', '443', '465', '587', '4318']);
  });
});
