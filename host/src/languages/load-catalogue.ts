import { addCatalogue, type Catalogue, currentLanguage, type Language } from '@my-note/contract/language';

type Loaded = Promise<{ catalogue: Catalogue }>;

const LOADERS: Record<Exclude<Language, 'en'>, () => Loaded> = {
  de: () => import(/* webpackChunkName: "language-de" */ './de/index.ts'),
  fr: () => import(/* webpackChunkName: "language-fr" */ './fr/index.ts'),
  es: () => import(/* webpackChunkName: "language-es" */ './es/index.ts'),
  'pt-BR': () => import(/* webpackChunkName: "language-pt-BR" */ './pt-BR/index.ts'),
  ja: () => import(/* webpackChunkName: "language-ja" */ './ja/index.ts'),
  'zh-CN': () => import(/* webpackChunkName: "language-zh-CN" */ './zh-CN/index.ts'),
  ko: () => import(/* webpackChunkName: "language-ko" */ './ko/index.ts'),
  ar: () => import(/* webpackChunkName: "language-ar" */ './ar/index.ts'),
};

/** Loads the texts of host, kit and contract in the page's language. Without them the page is in English. */
export async function loadCatalogue(): Promise<void> {
  const language = currentLanguage();
  if (language === 'en') return;
  try {
    addCatalogue(language, (await LOADERS[language]()).catalogue);
  } catch (error) {
    console.warn(error);
    document.documentElement.lang = 'en';
    document.documentElement.dir = 'ltr';
  }
}
