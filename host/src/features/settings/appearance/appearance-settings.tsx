import { Section } from '@my-note/kit/ui';
import { settingsTexts } from '../texts.ts';
import { AccentSetting } from './accent-setting.tsx';
import { CssSetting } from './css-setting.tsx';

/** How the pages look to this person, on every device. */
export const AppearanceSettings = () => (
  <Section title={settingsTexts.appearance} hint={settingsTexts.appearanceHint}>
    <AccentSetting />
    <CssSetting />
  </Section>
);
