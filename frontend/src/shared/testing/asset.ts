/** Stands for style sheets and images: every class name is its own name. */
const asset: Record<string, string> = new Proxy(
  {},
  { get: (_, name) => (name === '__esModule' ? false : String(name)) },
);

export default asset;
