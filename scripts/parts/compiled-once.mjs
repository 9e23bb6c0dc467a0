// Loaded into each process of Jest. Every test file has its modules anew, which Jest compiles from their text each time. Here a
// process compiles a module once and runs what came of it in each suite's own world: V8 keeps what it made of functions on the way.
import vm from 'node:vm';

const { compileFunction } = vm;
const kept = new Map();

vm.compileFunction = (source, parameters, options = {}) => {
  const { filename, parsingContext, importModuleDynamically } = options;
  if (!parsingContext) return compileFunction(source, parameters, options);
  const key = `${filename} ${parameters}`;
  if (kept.get(key)?.source !== source) kept.set(key, { source, script: scriptOf(source, parameters, filename, key) });
  const known = kept.get(key);
  known.load = importModuleDynamically;
  return known.script.runInContext(parsingContext);
};

/** A function around the text, which stands where it would stand alone; what it imports later, the last suite loads. */
function scriptOf(source, parameters, filename, key) {
  const head = `(function (${parameters}) {`;
  return new vm.Script(`${head}${source}\n})`, {
    filename,
    columnOffset: -head.length,
    importModuleDynamically: (...asked) => kept.get(key).load(...asked),
  });
}
