import { existsSync } from 'node:fs';
import net from 'node:net';
import { createInterface } from 'node:readline';
import { socketPath } from './directory-lock.ts';

/** Sends a value to the caller of the command, as one line of JSON. */
export type Say = (line: unknown) => void;
/** Checks its arguments itself; the caller gets the message of an error it throws. */
export type Command = (args: unknown, say: Say) => Promise<void>;
export type Commands = Record<string, Command>;

const MAX_LINE_BYTES = 256 * 1024;
const IDLE_MS = 10_000;

/**
 * Lets other processes of this machine work with a database that only its holder may open. The
 * caller sends one line `{ command, args }`; it receives lines `{ say }`, at last `{ done }` or `{ error }`.
 */
export function createControlChannel() {
  let commands: Commands | undefined;

  async function response(line: string, connection: net.Socket) {
    const send = (message: object) => {
      if (connection.writable) connection.write(`${JSON.stringify(message)}\n`);
    };
    try {
      if (!commands) throw new Error('My Note is still starting. Try again in a moment');
      const { command, args } = readRequest(line);
      const run = Object.hasOwn(commands, command) ? commands[command] : undefined;
      if (!run) throw new Error(`The running My Note has no command ${command}. Restart it after an update`);
      await run(args, (said) => send({ say: said }));
      send({ done: true });
    } catch (error) {
      send({ error: error instanceof Error ? error.message : String(error) });
    }
    connection.end();
  }

  return {
    /** Starts accepting these commands. */
    serve(offered: Commands) {
      commands = offered;
    },
    /** The handler of connections to the directory's lock. */
    accept(connection: net.Socket) {
      let text = '';
      connection.setEncoding('utf8').setTimeout(IDLE_MS, () => connection.destroy());
      connection.on('data', function read(chunk) {
        text += chunk;
        const end = text.indexOf('\n');
        if (end < 0 && text.length <= MAX_LINE_BYTES) return;
        connection.off('data', read).resume().setTimeout(0);
        if (end < 0) connection.destroy();
        else void response(text.slice(0, end), connection);
      });
    },
  };
}
export type ControlChannel = ReturnType<typeof createControlChannel>;

/**
 * Sends a command to the process that holds the directory. Returns false when there is none, so that
 * the caller may open the database itself; rejects with the command's own message when it fails.
 */
export async function sendCommand(directory: string, command: string, args: unknown, say: Say) {
  const connection = await connect(directory);
  if (!connection) return false;
  try {
    connection.write(`${JSON.stringify({ command, args })}\n`);
    for await (const line of createInterface({ input: connection })) {
      const message: unknown = JSON.parse(line);
      if (typeof message !== 'object' || message === null) continue;
      if ('say' in message) say(message.say);
      if ('error' in message) throw new Error(String(message.error));
      if ('done' in message) return true;
    }
    throw new Error('My Note ended before it had responded');
  } finally {
    connection.destroy();
  }
}

async function connect(directory: string) {
  if (!existsSync(directory)) return undefined;
  return new Promise<net.Socket | undefined>((resolve, reject) => {
    const connection = net.connect(socketPath(directory));
    connection.once('connect', () => resolve(connection));
    connection.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'ENOENT' || error.code === 'ECONNREFUSED' ? resolve(undefined) : reject(error),
    );
  });
}

function readRequest(line: string): { command: string; args: unknown } {
  const request: unknown = JSON.parse(line);
  if (typeof request !== 'object' || request === null || !('command' in request)) {
    throw new Error('A command is one line of JSON: { "command", "args" }');
  }
  return { command: String(request.command), args: 'args' in request ? request.args : undefined };
}
