import type { Translation } from '@my-note/contract/language';
import type { embedTexts } from '../../markdown/embeds/texts.ts';

export const embeds: Translation<typeof embedTexts> = {
  untitled: 'بلا عنوان',
  unknown: 'ملاحظة',
  region: (title) => `ملاحظة مضمّنة: \u2068${title}\u2069`,
  regionOfPart: (title, part) => `جزء من الملاحظة «\u2068${title}\u2069»: \u2068${part}\u2069`,
  loading: 'جارٍ تحميل الملاحظة…',
  gone: 'هذه الملاحظة في المهملات أو تم حذفها.',
  hidden: 'لم تتم مشاركة هذه الملاحظة معك.',
  category: 'لا تُعرض الفئات داخل الملاحظات. افتح الفئة لترى محتواها.',
  failed: 'تعذّر تحميل هذه الملاحظة. تحقّق من اتصالك وحاول مرة أخرى.',
  tryAgain: 'إعادة المحاولة',
  empty: 'هذه الملاحظة فارغة.',
  partGone: 'لم يعد هذا الجزء موجودًا في الملاحظة. افتح الملاحظة لترى ما تبقّى منها.',
  cycle: 'هذه الملاحظة معروضة هنا بالفعل. افتحها لقراءتها بمفردها.',
  deep: 'تُعرض الملاحظات داخل بعضها حتى ثلاثة مستويات. افتح هذه الملاحظة لقراءتها.',
  over: 'عدد الملاحظات المعروضة هنا كبير، لذلك تظهر هذه الملاحظة كرابط فقط.',
};
