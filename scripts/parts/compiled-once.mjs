// Loaded into each process of Jest. Every test file has its modules anew, which Jest compiles from their text each time. Here a
// process compiles a module once and runs what came of it in each suite's own world: V8 keeps what it made of functions on the way.
import vm from 'node:vm';

const { compileFunction } = vm;
const kept = new Map();
/** What loads a module's later imports in a suite's world, and is gone with it. */
const loaders = new WeakMap();

vm.compileFunction = (source, parameters, options = {}) => {
  const { filename, parsingContext: world, importModuleDynamically } = options;
  if (!world) return compileFunction(source, parameters, options);
  const key = `${filename} ${parameters}`;
  if (kept.get(key)?.source !== source) kept.set(key, { source, script: scriptOf(source, parameters, filename, key) });
  const known = kept.get(key);
  known.world = new WeakRef(world);
  if (!loaders.has(world)) loaders.set(world, new Map());
  loaders.get(world).set(key, importModuleDynamically);
  return known.script.runInContext(world);
};

/** A function around the text, which stands where it would stand alone; what it imports later comes from the last suite's world. */
function scriptOf(source, parameters, filename, key) {
  const head = `(function (${parameters}) {`;
  return new vm.Script(`${head}${source}\n})`, {
    filename,
    columnOffset: -head.length,
    importModuleDynamically: (...asked) => loaders.get(kept.get(key).world.deref()).get(key)(...asked),
  });
}
