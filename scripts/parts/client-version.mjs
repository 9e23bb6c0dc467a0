import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { clientPackages } from '../../frontend/sdk/client-packages.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const PLACE = 'clients/version.json';

/**
 * The version of the clients' packages, and the files that say it, by their paths. It stays as long as the packages' bytes do; with
 * any change it is the next one, since whoever installed a package has its hash in a lock file. Where `clients/version.json` gives no
 * hashes, its version is taken as it is: so begins a version that is more than the next.
 */
export function clientVersion(fresh) {
  const { version, ...digests } = JSON.parse(readFileSync(join(root, PLACE), 'utf8'));
  const files = filesOf(version, fresh);
  const { version: _, ...made } = JSON.parse(files[PLACE]);
  const kept = Object.entries(digests).every(([client, digest]) => made[client] === digest);
  return kept
    ? files
    : filesOf(
        version.replace(/\d+$/, (patch) => `${Number(patch) + 1}`),
        fresh,
      );
}

function filesOf(version, fresh) {
  const told = {
    'clients/typescript/src/version.ts': `/** Of this package; made by scripts/generate.mjs. */\nexport const VERSION = '${version}';\n`,
    'clients/python/nitido/_version.py': `#: Of this package; made by scripts/generate.mjs.\nVERSION = "${version}"\n`,
  };
  const packages = clientPackages(version, { ...fresh, ...told });
  const [typescript, python] = Object.values(packages).map((content) =>
    createHash('sha256').update(content).digest('hex'),
  );
  const examples = Object.keys(packages).map((name, at) => {
    const path = `clients/examples/${['typescript', 'python'][at]}/install.sh`;
    return [path, readFileSync(join(root, path), 'utf8').replace(/\/sdk\/\S+/, `/sdk/${name}`)];
  });
  const place = `${JSON.stringify({ version, typescript, python }, null, 2)}\n`;
  return { ...told, ...Object.fromEntries(examples), [PLACE]: place };
}
