/**
 * Loaded before each server (`node --import`): answers the question how much processor time it has used, so that
 * every variant is measured in the same way and from inside.
 */
process.on('message', (message: { type?: string }) => {
  if (message?.type !== 'usage') return;
  const { user, system } = process.cpuUsage();
  process.send?.({ type: 'usage', cpuMicroseconds: user + system, rssBytes: process.memoryUsage.rss() });
});
process.channel?.unref();
