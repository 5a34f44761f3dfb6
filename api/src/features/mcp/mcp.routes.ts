import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import type { McpServer } from '@modelcontextprotocol/server';
import { capturePaths } from '@my-note/contract/capture';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { noteBody } from '../../core/http/body/body-size.ts';
import type { Routes } from '../../core/http/routes.ts';
import { type SignedIn, signedIn } from '../../core/http/session.ts';
import { openOnce } from '../../core/promises/open-once.ts';
import type { Services } from '../../core/services.ts';
import { PRODUCT_VERSION } from '../../core/version.ts';
import { addReadTools } from './read-tools.adapter.ts';
import { addTaskReadTools, addTaskWriteTools } from './task-tools.adapter.ts';
import { addWriteTools } from './write-tools.adapter.ts';

const INSTRUCTIONS =
  'The notes of one person: Markdown in a tree of categories. Search or list to find a note, then read it. Paths are addresses on the site.';

const messageSchema = z.looseObject({ jsonrpc: z.literal('2.0') });
const rpcSchema = z.union([messageSchema, z.array(messageSchema).min(1)]);

/** The library takes megabytes, and few people connect an assistant. */
const library = () => import('@modelcontextprotocol/server');

/** The tools that a token has, by its scope. */
function serverFor(
  { McpServer: Server }: Awaited<ReturnType<typeof library>>,
  services: Services,
  { userId, scope }: SignedIn,
): McpServer {
  const server = new Server(
    { name: 'my-note', title: 'My Note', version: PRODUCT_VERSION },
    { instructions: INSTRUCTIONS },
  );
  addReadTools(server, services, userId);
  addTaskReadTools(server, services, userId);
  if (scope === 'write') {
    addWriteTools(server, services, userId);
    addTaskWriteTools(server, services, userId);
  }
  return server;
}

/**
 * Notes for assistants, by the Model Context Protocol over streamable HTTP, without sessions
 * (docs/specification/service.md#assistants).
 */
export const mcpRoutes: Routes = async (app, { deps }) => {
  const opened = openOnce(async () => {
    const loaded = await library();
    return loaded.createMcpHandler(
      ({ authInfo }) => serverFor(loaded, deps, authInfo?.extra?.session as SignedIn),
      { onerror: (error) => app.log.info(error, 'A call of an assistant was refused') },
    );
  });
  app.addHook('onClose', () => opened.close((handler) => handler.close()));

  async function serve(request: FastifyRequest, reply: FastifyReply) {
    const session = signedIn(request);
    const headers = new Headers();
    for (const [name, value] of Object.entries(request.headers)) headers.set(name, String(value));
    const { method, body } = request;
    const web = new Request(new URL(request.url, 'http://localhost'), { method, headers });
    const authInfo = { token: '', clientId: session.sessionId, scopes: [session.scope], extra: { session } };
    const handler = await opened.get();
    const response = await handler.fetch(web, { authInfo, ...(body ? { parsedBody: body } : {}) });
    reply.code(response.status);
    response.headers.forEach((value, name) => void reply.header(name, value));
    return reply.send(response.body ? Readable.fromWeb(response.body as ReadableStream) : '');
  }

  // A token that only reads asks by POST too; it gets no tool that writes.
  app.post(
    capturePaths.mcp,
    { ...noteBody, config: { takesReadTokens: true }, schema: { body: rpcSchema } },
    serve,
  );
  // Both are of sessions, which there are none of.
  app.get(capturePaths.mcp, { exposeHeadRoute: false, schema: {} }, serve);
  app.delete(capturePaths.mcp, serve);
};
