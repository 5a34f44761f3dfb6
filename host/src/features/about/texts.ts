import { translated } from '@my-note/contract/language';
import type { RemoteErrorKind } from '../../platform/remotes/model/errors.ts';
import type { Why } from './remote-facts.ts';

const whys: Record<Why, string> = {
  live: 'The published version',
  canary: 'A version on trial for some browsers',
  previous: 'The previous version, because the published one failed here',
  override: 'A developer’s own copy, in this tab only',
  off: 'Turned off in the settings',
  killed: 'Turned off for everybody by your administrator',
};

const failures: Record<RemoteErrorKind, string> = {
  network: 'couldn’t reach its files',
  timeout: 'its files did not arrive in time',
  integrity: 'its files are not the published ones',
  contract: 'it needs a newer app',
  'shared-version': 'it needs other shared packages',
  evaluation: 'it crashed while starting',
  render: 'it crashed while on screen',
  gone: 'its files are no longer there',
  off: 'it is turned off',
};

interface ReportedPart {
  name: string;
  version: string;
  why: string;
  published: string;
  contract: string;
  state: string;
}

export const aboutTexts = translated('host/about', {
  title: 'About My Note',
  intro:
    'My Note runs in your browser as several parts that are published one by one. This page shows which versions run in this tab. Nothing here is about you or your notes.',
  copy: 'Copy as text',
  copied: 'Copied',
  copyFailed: 'This browser doesn’t let pages without encryption copy. Select the text below.',

  app: 'App',
  appVersion: 'Version',
  appVersionHint: 'The published version of the frame around every page.',
  contract: 'Contract',
  contractHint: 'What parts may rely on. A part that was made for another contract is not opened.',
  registry: 'List of parts',
  registryHint: 'Counts up each time a part is published, withdrawn, or restored.',
  registryRead: (revision: number, when: string) => `Revision ${revision}, read ${when}`,
  registryStored: (revision: number) => `Revision ${revision}, read earlier and stored in this browser`,
  unknown: 'Unknown',

  parts: 'Parts',
  partsHint:
    'Each part has some of the pages. It is loaded when one of them is needed, and never while it is turned off.',
  part: 'Part',
  inThisTab: 'In this tab',
  published: 'Published',
  builtFor: 'Contract',
  orLater: (contract: string) => `${contract} or later`,
  state: 'State',
  whys,
  notLoaded: 'Not needed yet',
  loaded: (ms: number, attempts: number) =>
    attempts === 1 ? `Loaded in ${ms} ms` : `Loaded in ${ms} ms on attempt ${attempts}`,
  failed: (kind: RemoteErrorKind) => `Failed: ${failures[kind]}`,
  circuits: {
    open: 'Paused for half a minute after three failures',
    'half-open': 'Retried when it is needed next',
    closed: '',
  },

  shared: 'Shared packages',
  sharedHint: 'Code that all parts share, loaded once.',
  package: 'Package',
  version: 'Version',
  providedBy: 'Provided by',
  usedBy: 'Used by',
  host: 'the app',
  nobody: 'nobody yet',
  packages: (count: number) => `${count} packages`,
  allOnce: (count: number) => `${count} packages, each in one version`,
  report: {
    app: (version: string, contract: string) => `My Note ${version}, contract ${contract}`,
    registry: (state: string) => `List of parts: ${state}`,
    part: (part: ReportedPart) =>
      `${part.name} ${part.version} (${part.why}; published ${part.published}; contract ${part.contract}): ${part.state}`,
    shared: (name: string, versions: readonly string[], providers: string, users: string) =>
      `${name} ${versions.join(' and ')} from ${providers}; used by ${users}`,
  },
  several: (names: string) =>
    `More than one version of ${names} is in this tab. Parts that use different versions may not work together. Contact your administrator.`,
});
