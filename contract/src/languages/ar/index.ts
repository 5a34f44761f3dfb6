import type { ContractCatalogue } from '../catalogue.ts';
import { messages } from './messages.ts';

export const catalogue: Partial<ContractCatalogue> = { ...messages };
