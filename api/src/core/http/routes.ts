import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Services } from '../services.ts';

/** Calls of a feature; `deps` is what their use cases work with. */
export type Routes<Deps = Services> = FastifyPluginAsyncZod<{ deps: Deps }>;
