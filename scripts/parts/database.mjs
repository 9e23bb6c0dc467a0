/**
 * The database of the settings: the given server, or the embedded one of the data folder, started here or taken over.
 * `close` stops only what belongs to us.
 */
export async function openDatabase(settings, say) {
  if (settings.databaseUrl) return { url: settings.databaseUrl, close: async () => {} };
  const driver = '../../dist/backend/src/platform/database/embedded-postgres.js';
  const { startEmbeddedPostgres } = await import(driver);
  const server = await startEmbeddedPostgres({ dataDir: settings.dataDir, say });
  return { url: server.url, close: () => server.stop() };
}
