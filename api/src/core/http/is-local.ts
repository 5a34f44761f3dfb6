import type { FastifyRequest } from 'fastify';
import { hostNameOf, isLoopback } from '../text/host-name.ts';

const FORWARDED = [
  'forwarded',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
  'via',
];

/** The peer of the connection must be this machine under its own name: a proxy or a page acts for others. */
export function isLocal({ socket, headers }: Pick<FastifyRequest, 'socket' | 'headers'>) {
  const peers = [socket.remoteAddress ?? '', hostNameOf(headers.host ?? '')];
  return peers.every(isLoopback) && FORWARDED.every((name) => headers[name] === undefined);
}
