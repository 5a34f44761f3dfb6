import type { RemoteSharingCatalogue } from '../catalogue.ts';
import { sharing } from './sharing.ts';

export const catalogue: RemoteSharingCatalogue = { sharing };
