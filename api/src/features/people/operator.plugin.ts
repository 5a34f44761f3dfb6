import fp from 'fastify-plugin';
import type { Database } from '../../core/database.ts';
import { requireSessionAuth } from '../../core/http/session.ts';
import { isOperator } from '../../items/index.ts';
import { operatorOnly } from './people.errors.ts';

/**
 * Registered in a scope of signed-in calls whose routes are the operator's alone. The role is read for each call, so
 * that it ends at once when it is taken away; a personal access token never acts as the operator.
 */
export const requireOperator = fp<{ db: Database }>(async (app, { db }) => {
  app.addHook('onRequest', async (request) => {
    const { userId } = requireSessionAuth(request);
    if (!(await isOperator(db, userId))) throw operatorOnly();
  });
});
