import { numberFormat, type Translation } from '@my-note/contract/language';
import type { aboutTexts } from '../../features/about/texts.ts';
import type { RemoteErrorKind } from '../../platform/remotes/model/errors.ts';
import { packages } from './counts.ts';

const number = numberFormat();

const failures: Record<RemoteErrorKind, string> = {
  network: 'تعذّر الوصول إلى ملفاتها',
  timeout: 'لم تصل ملفاتها في الوقت المحدد',
  integrity: 'ملفاتها ليست الملفات المنشورة',
  contract: 'تحتاج إلى تطبيق أحدث',
  'shared-version': 'تحتاج إلى حزم مشتركة أخرى',
  evaluation: 'تعطّلت أثناء بدء التشغيل',
  render: 'تعطّلت أثناء عرضها',
  gone: 'لم تعد ملفاتها موجودة',
  off: 'الوحدة متوقفة',
};

export const about: Translation<typeof aboutTexts> = {
  title: 'حول My Note',
  intro:
    'يعمل My Note في متصفحك على شكل وحدات تُنشر كل منها على حدة. تعرض هذه الصفحة الإصدارات العاملة في علامة التبويب هذه، ولا تتضمن شيئًا عنك أو عن ملاحظاتك.',
  copy: 'نسخ كنص',
  copied: 'تم النسخ',
  copyFailed: 'لا يسمح هذا المتصفح بالنسخ من صفحات غير مشفّرة. حدّد النص أدناه.',

  app: 'التطبيق',
  appVersion: 'الإصدار',
  appVersionHint: 'الإصدار المنشور من الإطار المحيط بكل صفحة.',
  contract: 'العقد',
  contractHint: 'ما يمكن للوحدات الاعتماد عليه. لا تُفتح وحدة أُعدّت لعقد آخر.',
  registry: 'قائمة الوحدات',
  registryHint: 'يزداد رقمها كلما نُشرت وحدة أو سُحبت أو استُعيدت.',
  registryRead: (revision, when) => `المراجعة ${number(revision)}، قُرئت \u2068${when}\u2069`,
  registryStored: (revision) => `المراجعة ${number(revision)}، قُرئت سابقًا وحُفظت في هذا المتصفح`,
  unknown: 'غير معروف',

  parts: 'الوحدات',
  partsHint: 'تضم كل وحدة بعض الصفحات. تُحمَّل عند الحاجة إلى إحدى صفحاتها، ولا تُحمَّل أبدًا ما دامت متوقفة.',
  part: 'الوحدة',
  inThisTab: 'في علامة التبويب هذه',
  published: 'المنشور',
  builtFor: 'العقد',
  orLater: (contract) => `\u2068${contract}\u2069 أو أحدث`,
  state: 'الحالة',
  whys: {
    live: 'الإصدار المنشور',
    canary: 'إصدار قيد التجربة في بعض المتصفحات',
    previous: 'الإصدار السابق، لأن المنشور فشل هنا',
    override: 'نسخة خاصة بمطوّر، في علامة التبويب هذه فقط',
    off: 'متوقفة من الإعدادات',
    killed: 'أوقفها المسؤول للجميع',
  },
  notLoaded: 'لم تلزم بعد',
  loaded: (ms, attempts) =>
    attempts === 1
      ? `حُمّلت خلال ${number(ms)} ملّي ثانية`
      : `حُمّلت خلال ${number(ms)} ملّي ثانية في المحاولة رقم ${number(attempts)}`,
  failed: (kind) => `فشل التحميل: ${failures[kind]}`,
  circuits: {
    open: 'متوقفة مؤقتًا نصف دقيقة بعد ثلاث محاولات فاشلة',
    'half-open': 'تُعاد المحاولة عند الحاجة إليها',
    closed: '',
  },

  shared: 'الحزم المشتركة',
  sharedHint: 'شيفرة تتشاركها كل الوحدات وتُحمَّل مرة واحدة.',
  package: 'الحزمة',
  version: 'الإصدار',
  providedBy: 'المصدر',
  usedBy: 'تستخدمها',
  host: 'التطبيق',
  nobody: 'لا أحد بعد',
  packages,
  allOnce: (count) => `${packages(count)}، بإصدار واحد لكل منها`,
  report: {
    app: (version, contract) => `\u2068My Note ${version}\u2069، العقد \u2068${contract}\u2069`,
    registry: (state) => `قائمة الوحدات: ${state}`,
    part: (part) =>
      `\u2068${part.name} ${part.version}\u2069 (${part.why}؛ المنشور \u2068${part.published}\u2069؛ العقد \u2068${part.contract}\u2069): ${part.state}`,
    shared: (name, versions, providers, users) =>
      `\u2068${name} ${versions.join(', ')}\u2069، المصدر: \u2068${providers}\u2069، تستخدمها: \u2068${users}\u2069`,
  },
  several: (names) =>
    `يوجد في علامة التبويب هذه أكثر من إصدار واحد من \u2068${names}\u2069. قد لا تعمل الوحدات التي تستخدم إصدارات مختلفة معًا. تواصل مع المسؤول.`,
};
