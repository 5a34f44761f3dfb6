import type { Translation } from '@my-note/contract/language';
import type { kitTexts } from '../../texts.ts';

export const kit: Translation<typeof kitTexts> = {
  menu: 'Menú',
  tryAgain: 'Reintentar',
  more: 'Mostrar más',
  actionFailed: (label) => `No se pudo completar “${label}”`,
  cancel: 'Cancelar',
  close: 'Cerrar',
  justNow: 'ahora mismo',
  untitled: 'Sin título',
  note: 'Nota',
  category: 'Categoría',
  onlyPrefix: (prefix) => `Solo: ${prefix}`,
  textChanged: 'La nota se modificó en otro lugar. Revísala y vuelve a intentarlo.',
  removePrefix: 'Mostrar todas las notas',
  nowSharedBy: (title) =>
    `Ahora forma parte de “${title}”, que está compartida: cualquiera con el enlace puede leerla.`,
};
