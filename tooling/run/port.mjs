import net from 'node:net';

/**
 * Whether something listens on the port already, on any address.
 * @param {number} port
 */
export async function isTaken(port) {
  if (port === 0) return false;
  for (const host of ['::', '0.0.0.0', '127.0.0.1']) {
    if (await refuses(port, host)) return true;
  }
  return false;
}

/**
 * @param {number} port
 * @param {string} host
 * @returns {Promise<boolean>}
 */
function refuses(port, host) {
  return new Promise((resolve) => {
    const probe = net.createServer();
    // A machine without IPv6 refuses '::' for another reason.
    probe.once('error', (error) => resolve('code' in error && error.code === 'EADDRINUSE'));
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve(false)));
  });
}

/**
 * Reads the value of PORT; 3000 by default.
 * @param {string | undefined} text
 */
export function portFrom(text) {
  const port = Number(text || 3000);
  if (Number.isInteger(port) && port >= 0 && port < 65536) return port;
  console.error(`PORT must be a number from 1 to 65535, not "${text}".`);
  process.exit(1);
}

/**
 * Ends the process when the port is taken, before anything slow starts.
 * @param {number} port
 * @param {string} script the npm script the person ran
 */
export async function demandFree(port, script) {
  if (!(await isTaken(port))) return;
  console.error(`Port ${port} is already in use. Choose another one: PORT=${port + 1} npm ${script}`);
  process.exit(1);
}
