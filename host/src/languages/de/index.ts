import { catalogue as contract } from '@my-note/contract/languages/de';
import { catalogue as kit } from '@my-note/kit/languages/de';
import type { HostCatalogue } from '../catalogue.ts';

const host: Partial<HostCatalogue> = {};

export const catalogue = { ...contract, ...kit, ...host };
