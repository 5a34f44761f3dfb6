import { catalogue as contract } from '@my-note/contract/languages/zh-CN';
import { catalogue as kit } from '@my-note/kit/languages/zh-CN';
import type { HostCatalogue } from '../catalogue.ts';

const host: Partial<HostCatalogue> = {};

export const catalogue = { ...contract, ...kit, ...host };
