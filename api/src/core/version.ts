import { version } from '../../../package.json';

/** The version of the whole product, which the changelog names. */
export const PRODUCT_VERSION = version;
