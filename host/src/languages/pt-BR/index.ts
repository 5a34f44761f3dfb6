import { catalogue as contract } from '@my-note/contract/languages/pt-BR';
import { catalogue as kit } from '@my-note/kit/languages/pt-BR';
import type { HostCatalogue } from '../catalogue.ts';

const host: Partial<HostCatalogue> = {};

export const catalogue = { ...contract, ...kit, ...host };
