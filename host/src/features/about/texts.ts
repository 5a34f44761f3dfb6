import type { RemoteErrorKind } from '../../platform/remotes/model/errors.ts';
import type { Why } from './remote-facts.ts';

const whys: Record<Why, string> = {
  live: 'The published version',
  canary: 'A version on trial, which some browsers get',
  previous: 'The version before, as the published one failed here',
  override: 'A developer’s own copy, in this tab only',
  off: 'Switched off in the settings',
  killed: 'Switched off for everybody by whoever runs this site',
};

const failures: Record<RemoteErrorKind, string> = {
  network: 'its files could not be reached',
  timeout: 'its files did not come in time',
  integrity: 'its files are not the published ones',
  contract: 'it needs a newer app',
  'shared-version': 'it needs other shared packages',
  evaluation: 'it broke while starting',
  render: 'it broke while being shown',
  gone: 'its files are no longer there',
  off: 'it is switched off',
};

/** Words of the page about the app itself. */
export const aboutTexts = {
  title: 'About My Note',
  intro:
    'My Note is put together in your browser from parts, which its makers publish one by one. Here you see which versions of them run in this tab. Nothing on this page is about you or your notes.',
  copy: 'Copy as text',
  copied: 'Copied',
  copyRefused: 'This browser copies nothing for pages without encryption. Select the text below.',

  app: 'App',
  appVersion: 'Version',
  appVersionHint: 'Of the frame around every page, as it is published now.',
  contract: 'Contract',
  contractHint: 'What parts may rely on. A part that was made for another one is not opened.',
  registry: 'List of parts',
  registryHint: 'Counts up each time a part is published, withdrawn or put back.',
  revision: (revision: number) => `Revision ${revision}`,
  read: (when: string) => `read ${when}`,
  readUnknown: 'read before, and kept in this browser',
  unknown: 'Not known',

  parts: 'Parts',
  partsHint:
    'Each brings some of the pages. A part is fetched when one of its pages is needed, and never while it is switched off.',
  part: 'Part',
  inThisTab: 'In this tab',
  published: 'Published',
  builtFor: 'Contract',
  orLater: (contract: string) => `${contract} or later`,
  state: 'State',
  whys,
  notLoaded: 'Not needed so far',
  loaded: (ms: number, attempts: number) =>
    attempts === 1 ? `Loaded in ${ms} ms` : `Loaded in ${ms} ms at try ${attempts}`,
  failed: (kind: RemoteErrorKind) => `Failed: ${failures[kind]}`,
  circuits: {
    open: 'Left alone for half a minute after failing three times',
    'half-open': 'Tried again when it is next needed',
    closed: '',
  },

  shared: 'Shared packages',
  sharedHint: 'Code that all parts use and that is here once, so that they fit together and load less.',
  package: 'Package',
  version: 'Version',
  providedBy: 'Provided by',
  usedBy: 'Used by',
  host: 'the app',
  nobody: 'nobody yet',
  packages: (count: number) => `${count} packages`,
  allOnce: (count: number) => `${count} packages, each in one version`,
  several: (names: string) =>
    `More than one version of ${names} is in this tab. Parts that use different ones may not work together: tell whoever runs this site.`,
} as const;
