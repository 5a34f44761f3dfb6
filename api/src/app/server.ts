import { saveMemory } from '../core/save-memory.ts';
import { startWatchdog } from '../core/watchdog/watchdog.ts';
import { createSetupLink } from '../features/invitations/admission.usecases.ts';
import { buildApp } from './app.ts';
import { createCommands } from './commands/commands.ts';
import { readConfig } from './config/config.ts';
import { openDatabase } from './config/open-database.ts';
import { openServices } from './config/open-services.ts';
import { explainStart } from './start-errors.ts';

const SHUTDOWN_MS = 4_800;

async function start() {
  saveMemory();
  // Notes and uploads are written to files: no other account on this machine may read them.
  process.umask(0o077);
  const config = readConfig(process.env);
  const database = await openDatabase(config);
  const services = openServices(config, database);
  const app = await buildApp({ ...services, config, database });
  database.control?.serve(createCommands(services, { ...config, works: app.works }));

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
    // Its background work needs the database until it has ended.
    await app.close();
    await database.close();
    throw error;
  }
  startWatchdog(config.watchdogSeconds);
  const address = app.server.address();
  const port = typeof address === 'object' && address ? address.port : config.port;
  console.log(`My Note is ready at http://localhost:${port}`);
  if (config.isOnNetwork) {
    const setup = await createSetupLink(services);
    const origin = config.publicUrl ?? `http://localhost:${port}`;
    if (setup)
      console.log(
        `Nobody has an account yet. Create the first one, the operator's, with this link. It works once, until tomorrow:\n${new URL(setup, origin)}`,
      );
  }
}

start().catch((error: unknown) => {
  console.error(`My Note did not start: ${explainStart(error, process.env)}`);
  process.exit(1);
});
