import { buildApp } from './app.ts';
import { createCommands } from './commands/commands.ts';
import { ConfigError, readConfig } from './config.ts';
import { DatabaseUnavailable } from './db/database.ts';
import { openDatabase } from './db/open-database.ts';
import { openServices } from './open-services.ts';
import { startWatchdog } from './watchdog/watchdog.ts';

const SHUTDOWN_MS = 4_800;

async function start() {
  // Notes and uploads are written to files: nobody else on this machine reads them.
  process.umask(0o077);
  const config = readConfig(process.env);
  const database = await openDatabase(config);
  const services = openServices(config, database);
  const app = await buildApp({ ...services, config });
  database.control?.serve(createCommands(services, { ...config, kind: database.kind }));

  const stop = async () => {
    setTimeout(() => process.exit(1), SHUTDOWN_MS).unref();
    await app.drain();
    await database.close();
    process.exit(0);
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);

  try {
    await app.listen({ port: config.port, host: config.host });
  } catch (error) {
    await database.close();
    throw error;
  }
  startWatchdog(config.watchdogSeconds);
  const address = app.server.address();
  const port = typeof address === 'object' && address ? address.port : config.port;
  console.log(`My Note is ready at http://localhost:${port}`);
}

function explain(error: unknown): string {
  if (error instanceof ConfigError || error instanceof DatabaseUnavailable) return error.message;
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  const where = `port ${process.env.PORT || 3000}`;
  if (code === 'EADDRINUSE')
    return `${where} is taken by another program. Stop it, or set PORT to another number`;
  if (code === 'EACCES')
    return `${where} or the data directory may not be used by this account. Set PORT or DATA_DIR`;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

start().catch((error: unknown) => {
  console.error(`My Note did not start: ${explain(error)}`);
  process.exit(1);
});
