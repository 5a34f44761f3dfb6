import { isLanguage, LANGUAGE_NAMES, LANGUAGES, preferredLanguage } from '@my-note/contract/language';
import { SelectField } from '@my-note/kit/forms';
import { chooseLanguage } from '../../../platform/language/choose-language.ts';
import { chosenLanguage } from '../../../platform/language/chosen-language.ts';
import { settingsTexts } from '../texts.ts';

/** The language of the interface. Each stands by its own name, so that it is found in any other. */
export const LanguageSetting = () => (
  <SelectField
    label={settingsTexts.language}
    value={chosenLanguage() ?? ''}
    onChange={(value) => void chooseLanguage(isLanguage(value) ? value : undefined)}
  >
    <option value="">
      {settingsTexts.languageOfBrowser(LANGUAGE_NAMES[preferredLanguage(navigator.languages)])}
    </option>
    {LANGUAGES.map((language) => (
      <option key={language} value={language} lang={language}>
        {LANGUAGE_NAMES[language]}
      </option>
    ))}
  </SelectField>
);
