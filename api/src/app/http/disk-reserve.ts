import { paths } from '@my-note/contract';
import fp from 'fastify-plugin';
import { diskFull } from '../../core/disk-full.ts';
import type { DiskSpace } from '../../core/files/disk-space.ts';

const READING = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Registered for writes: a database whose disk is full stops, and could not even be read then. */
export const diskReserve = fp<{ space: DiskSpace }>(async (app, { space }) => {
  app.addHook('onRequest', ({ method, routeOptions }, _reply, done) => {
    // Signing out takes almost no room, and must always be possible.
    const isAllowed = READING.has(method) || routeOptions.url?.startsWith(`/api${paths.loginRequests}`);
    done(!isAllowed && space.isLow() ? diskFull() : undefined);
  });
});
