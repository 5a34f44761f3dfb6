import * as z from 'zod/mini';
import { idSchema } from '../base.ts';
import { activityEventSchema } from './activity-event.ts';

export { ACTIVITY_KINDS, type ActivityEvent, type ActivityKind } from './activity-event.ts';

/** Page of the log, newest first. `nextCursor` null means that this page is the last. */
export const activityPageSchema = z.object({
  data: z.array(activityEventSchema),
  nextCursor: z.nullable(idSchema),
});
export const activityQuerySchema = z.strictObject({ cursor: z.optional(idSchema) });
