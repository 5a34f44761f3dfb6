import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Services } from '../services.ts';

/** Routes of a feature; `deps` are the services of its use cases. */
export type Routes<Deps = Services> = FastifyPluginAsyncZod<{ deps: Deps }>;
