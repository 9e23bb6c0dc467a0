import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { build } from '../build.mjs';

/** What screens and their tests import. What another package asks of these comes from here too: there is one copy of each. */
export const LIBRARIES = [
  'react-dom',
  'react-dom/client',
  'react-redux',
  'react-router-dom',
  'react-hook-form',
  '@mantine/core',
  '@mantine/hooks',
  '@reduxjs/toolkit',
  '@reduxjs/toolkit/query',
  '@reduxjs/toolkit/query/react',
  '@testing-library/dom',
  '@testing-library/jest-dom',
  '@testing-library/react',
  '@testing-library/user-event',
];

const LIST = '\0list';
const listed = {
  name: 'list-of-libraries',
  resolveId: (id) => (id === LIST ? id : undefined),
  load: (id) =>
    id === LIST ? `module.exports = {${LIBRARIES.map((name) => `'${name}': () => require('${name}')`)}};` : undefined,
};

/** One file of all of them for Jest, which in every suite finds, reads and runs each file anew: there were a thousand. */
export const describe = (root) => ({
  title: 'Bibliotecas para os testes das telas',
  sources: () => ['package-lock.json', 'scripts/parts/build-libraries.mjs'].map((name) => join(root, name)),
  build: async (target) => {
    const { rolldown } = await import('rolldown');
    const bundled = await rolldown({
      input: LIST,
      cwd: root,
      platform: 'node',
      // The files that Jest would take, too.
      resolve: { conditionNames: ['require', 'default'], mainFields: ['main'] },
      transform: { define: { 'process.env.NODE_ENV': '"test"' } },
      // Reaches Node through its own module.
      external: /^react(\/|$)/,
      plugins: [listed],
      onLog: refuseSurprises,
    });
    const all = join(target, 'all.cjs');
    await bundled.write({ file: all, format: 'cjs', comments: false });
    await bundled.close();
    for (const name of LIBRARIES) {
      const file = join(target, 'each', `${name}.cjs`);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, `module.exports = require('${relative(dirname(file), all)}')['${name}']();\n`);
    }
  },
});

/** Jest calls it before the screens' tests. */
export default () => build({ only: ['libraries'] });

function refuseSurprises(level, { code, message }) {
  if (level === 'warn' && code !== 'MODULE_LEVEL_DIRECTIVE') throw new Error(message);
}
