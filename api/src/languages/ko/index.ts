import type { ApiCatalogue } from '../catalogue.ts';
import { account } from './account.ts';
import { core } from './core.ts';
import { items } from './items.ts';
import { transfer } from './transfer.ts';

export const catalogue: ApiCatalogue = { ...core, ...items, ...account, ...transfer };
