import { ExtensionSlot, useExtensions } from '@my-note/kit/federation';
import { Section } from '@my-note/kit/ui';

/** Sections of remotes: the extension point `settings-section`. */
export const RemoteSections = () =>
  useExtensions('settings-section').map((section) => (
    <ExtensionSlot
      key={section.remote}
      extension={section}
      props={{}}
      frame={(part) => <Section title={section.module.label}>{part}</Section>}
    />
  ));
