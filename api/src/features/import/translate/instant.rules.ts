import * as z from 'zod';
import { looseInstant } from '../../archive/third-party-front-matter.parser.ts';

/** A date of another program; none when it is no date. */
export const optionalInstant = z
  .union([looseInstant, z.unknown().transform(() => undefined)])
  .optional()
  .transform((date) => (date instanceof Date ? date : undefined));
