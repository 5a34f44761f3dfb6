import { type Language, preferredLanguage } from '@my-note/contract/language-early';

/** What the service worker says itself. It runs without the app, so it has its few sentences in every language. */
interface WorkerTexts {
  /** Of a kept page, which shows a copy of that time. */
  copyOf: (time: string) => string;
  /** Of a message without words. */
  news: string;
}

const TEXTS: Record<Language, WorkerTexts> = {
  en: {
    copyOf: (time) => `Copy of ${time}. The newest text follows as soon as My Note reaches its service.`,
    news: 'You have a notification.',
  },
  de: {
    copyOf: (time) => `Kopie vom ${time}. Der neueste Text folgt, sobald My Note seinen Dienst erreicht.`,
    news: 'Du hast eine Benachrichtigung.',
  },
  fr: {
    copyOf: (time) => `Copie du ${time}. Le texte le plus récent suivra dès que My Note joindra son service.`,
    news: 'Vous avez une notification.',
  },
  es: {
    copyOf: (time) =>
      `Copia del ${time}. El texto más reciente aparecerá cuando My Note alcance su servicio.`,
    news: 'Tienes una notificación.',
  },
  'pt-BR': {
    copyOf: (time) =>
      `Cópia de ${time}. O texto mais recente aparece assim que o My Note alcançar o serviço.`,
    news: 'Você tem uma notificação.',
  },
  ja: {
    copyOf: (time) => `${time} のコピーです。My Note がサービスにつながると、最新の内容が表示されます。`,
    news: '通知があります。',
  },
  'zh-CN': {
    copyOf: (time) => `${time} 的副本。My Note 连接到服务后会显示最新内容。`,
    news: '你有一条通知。',
  },
  ko: {
    copyOf: (time) => `${time}의 사본입니다. My Note가 서비스에 연결되면 최신 내용이 표시됩니다.`,
    news: '알림이 있습니다.',
  },
  ar: {
    copyOf: (time) => `نسخة من ${time}. سيظهر أحدث نص عندما يتصل My Note بخدمته.`,
    news: 'لديك إشعار.',
  },
};

/** @param tag of a page or of the browser, such as `pt` or `en-GB` */
export const workerTexts = (tag: string): WorkerTexts => TEXTS[preferredLanguage([tag])];
