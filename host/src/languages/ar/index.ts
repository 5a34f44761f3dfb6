import { catalogue as contract } from '@my-note/contract/languages/ar';
import { catalogue as kit } from '@my-note/kit/languages/ar';
import type { HostCatalogue } from '../catalogue.ts';

const host: Partial<HostCatalogue> = {};

export const catalogue = { ...contract, ...kit, ...host };
