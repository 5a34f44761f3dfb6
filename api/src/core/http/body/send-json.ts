import type { FastifyReply } from 'fastify';

/** Sends JSON that is text already, as the database or a cache has it. */
export const sendJson = (reply: FastifyReply, body: string | Buffer) =>
  reply.type('application/json; charset=utf-8').send(body);
