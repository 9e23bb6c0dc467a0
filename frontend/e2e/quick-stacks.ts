type Prepare = (error: Error, frames: readonly NodeJS.CallSite[]) => string;

/** Of packages and Node, whose text runs as it is written. */
const AS_WRITTEN = /^node:|[\\/]node_modules[\\/]/;

/**
 * Playwright takes a stack at each of its calls and at each message to the browser, and looks for every line of it in the
 * source it was translated from: ours alone were translated.
 */
export function mapOwnFramesAlone(): void {
  const mapped = Error.prepareStackTrace as Prepare;
  Error.prepareStackTrace = (error, frames) => {
    const head = mapped(error, []);
    const told = (frame: NodeJS.CallSite) =>
      AS_WRITTEN.test(frame.getFileName() ?? 'node:')
        ? `\n    at ${frame}`.replace('at async ', 'at ')
        : mapped(error, [frame]).slice(head.length);
    return head + frames.map(told).join('');
  };
}
