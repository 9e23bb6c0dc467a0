const command = process.env.npm_lifecycle_event?.replace(/^pre/, '') ?? 'build';

/** What to do when the project's own Node is not there; one line. */
export const NODE_ADVICE =
  'O Node 24 do projeto não está instalado. Os scripts do npm estão desligados (ignore-scripts)? ' +
  `Rode: npm run ${command} --ignore-scripts=false`;
