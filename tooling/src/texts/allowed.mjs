// biome-ignore-all lint/suspicious/noTemplateCurlyInString: sources of templates stand in strings here
// What the check of texts finds, and what is right all the same.

/** @type {readonly { file: string, words: string, because: string }[]} */
export const ALLOWED = [
  {
    file: 'host/src/platform/remotes/overrides/overrides.ts',
    words: 'This site does not allow overrides',
    because: 'for developers, in the console',
  },
  {
    file: 'host/src/platform/telemetry/remote-figures.ts',
    words: ' of ',
    because: 'explains a measure to operators',
  },
  {
    file: 'remote-notifications/src/model/group-by-day.ts',
    words: "new Intl.DateTimeFormat('en'",
    because: 'the key of a day, which nobody sees',
  },
  {
    file: 'remote-workspace/src/requests/form/screenshot-field.tsx',
    words: '![${requestsTexts.screenshot}](${address})',
    because: 'Markdown around one text',
  },
  { file: 'remote-youtube/src/model/channel-file.ts', words: 'Channel ', because: 'the format of the file' },
  { file: 'shared-kit/src/theme/tokens.ts', words: 'Source S', because: 'names of fonts' },
];
