import { translated } from '@my-note/contract/language';

/** Refusals of settings. */
export const configsTexts = translated('api/configs', {
  fixed: (key: string) => `${key} is set by your administrator`,
  takes: (key: string, type: string) => `value: ${key} takes a ${type}`,
  noSite: (value: string) =>
    `value: "${value}" is no site. Write sites like example.org, separated by commas`,
  noRemote: (value: string) =>
    `value: "${value}" is no remote's name. Write names like diagrams, separated by commas`,
  noColor: (value: string) => `value: "${value}" is no color. Write one like #0e6a66, in small letters`,
  tagColors:
    'value: Write tags in small letters with their colors, separated by commas, like work=red,home=blue',
  notMutable: (unknown: string, known: string) =>
    `value: "${unknown}" cannot be muted. These kinds can, separated by commas: ${known}`,
});
