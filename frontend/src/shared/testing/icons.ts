const known: Record<string, unknown> = { __esModule: true };

/** The icons one by one, as a screen shows them: of the 6,000 in the package's one file, few are ever used. */
module.exports = new Proxy(known, {
  get: (_, name: string) => (known[name] ??= require(`@tabler/icons-react/dist/esm/icons/${name}.mjs`).default),
});
