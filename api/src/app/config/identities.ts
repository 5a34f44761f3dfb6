import * as z from 'zod';
import { commaList } from '../../core/text/comma-list.ts';
import type { IdentityAdapter } from '../../features/identity/identity.port.ts';
import { identityAdapters } from './adapters.ts';

const kindsOf = (adapters: IdentityAdapter[]) => adapters.map(({ kind }) => kind);
const together = kindsOf(identityAdapters.filter(({ alone }) => !alone));

/** Identity adapters by their names, separated by commas; the first of all is the default. */
export const identitiesSchema = z
  .string()
  .default(identityAdapters[0]?.kind ?? '')
  .transform((text, context): IdentityAdapter[] => {
    const kinds = commaList(text);
    const found = kinds.flatMap((kind) => identityAdapters.find((adapter) => adapter.kind === kind) ?? []);
    if (found.length === 0 || new Set(found).size < kinds.length)
      context.addIssue(`expected ${kindsOf(identityAdapters).join(' or ')}`);
    else if (found.length > 1 && found.some(({ alone }) => alone))
      context.addIssue(`only ${together.join(' and ')} work beside each other`);
    return found;
  });
