// Runs a built program within this process: its own few lines anew, over modules that are loaded already.
import { pathToFileURL } from 'node:url';

let runs = 0;

/** Answers its exit code. It sees its own arguments and environment for as long as it runs. */
export async function evaluateProgram(file, args, env) {
  const { argv, env: ours, exitCode } = process;
  process.argv = [process.execPath, file, ...args];
  process.env = env;
  process.exitCode = 0;
  try {
    await import(`${pathToFileURL(file)}?run=${++runs}`);
    return process.exitCode;
  } catch (error) {
    console.error(error);
    return 1;
  } finally {
    process.argv = argv;
    process.env = ours;
    process.exitCode = exitCode;
  }
}
