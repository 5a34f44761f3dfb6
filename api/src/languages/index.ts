import { addCatalogue, type Catalogue, isLanguage, type Language } from '@my-note/contract/language';
import { catalogue as arContract } from '@my-note/contract/languages/ar';
import { catalogue as deContract } from '@my-note/contract/languages/de';
import { catalogue as esContract } from '@my-note/contract/languages/es';
import { catalogue as frContract } from '@my-note/contract/languages/fr';
import { catalogue as jaContract } from '@my-note/contract/languages/ja';
import { catalogue as koContract } from '@my-note/contract/languages/ko';
import { catalogue as ptBRContract } from '@my-note/contract/languages/pt-BR';
import { catalogue as zhCNContract } from '@my-note/contract/languages/zh-CN';
import { followLanguages } from '../core/language/language.ts';
import { catalogue as ar } from './ar/index.ts';
import { catalogue as de } from './de/index.ts';
import { catalogue as es } from './es/index.ts';
import { catalogue as fr } from './fr/index.ts';
import { catalogue as ja } from './ja/index.ts';
import { catalogue as ko } from './ko/index.ts';
import { catalogue as ptBR } from './pt-BR/index.ts';
import { catalogue as zhCN } from './zh-CN/index.ts';

/** English stands in the code. */
const CATALOGUES: Readonly<Record<Exclude<Language, 'en'>, Catalogue>> = {
  de: { ...deContract, ...de },
  fr: { ...frContract, ...fr },
  es: { ...esContract, ...es },
  'pt-BR': { ...ptBRContract, ...ptBR },
  ja: { ...jaContract, ...ja },
  'zh-CN': { ...zhCNContract, ...zhCN },
  ko: { ...koContract, ...ko },
  ar: { ...arContract, ...ar },
};

/** To be called once in each thread before it says anything. */
export function speakLanguages(): void {
  for (const [language, catalogue] of Object.entries(CATALOGUES)) {
    if (isLanguage(language)) addCatalogue(language, catalogue);
  }
  followLanguages();
}
