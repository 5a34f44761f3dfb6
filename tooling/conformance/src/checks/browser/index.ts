import type { BrowserCheck } from '../../browser/visit.ts';
import { accessibility } from './accessibility.ts';
import { faults } from './faults.ts';
import { globals } from './globals.ts';
import { growth } from './growth.ts';
import { mount } from './mount.ts';
import { pagePolicy } from './page-policy.ts';
import { pageStyles } from './page-styles.ts';

/** The checks that run a remote in the host of today. */
export const browserChecks: BrowserCheck[] = [
  mount,
  pagePolicy,
  pageStyles,
  globals,
  accessibility,
  growth,
  faults,
];
