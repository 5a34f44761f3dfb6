import type { Translation } from '@my-note/contract/language';
import type { captureTexts } from '../../capture/texts.ts';
import type { commandTexts } from '../../command-texts.ts';
import type { writingTexts } from '../../writing/texts.ts';

export const commands: Translation<typeof commandTexts> = {
  today: { label: 'Hoy', keywords: 'diario nota del día dia journal' },
  appendToday: { label: 'Añadir a hoy', keywords: 'diario agregar registro journal' },
  template: { label: 'Nueva nota con plantilla', keywords: 'crear añadir agregar formulario' },
  tags: { label: 'Ir a Etiquetas', keywords: 'tags' },
  tasks: { label: 'Ir a Tareas', keywords: 'pendientes vencen to-do todo' },
  searches: { label: 'Ir a Búsquedas guardadas', keywords: 'busquedas filtros buscar' },
};

export const capture: Translation<typeof captureTexts> = {
  title: 'Nueva nota',
  hint: 'Revisa lo que se va a crear. No se guarda nada hasta que pulses el botón.',
  noteTitle: 'Título',
  text: 'Texto',
  textHint: 'Markdown',
  category: 'Categoría',
  topLevel: 'Nivel superior',
  tags: 'Etiquetas',
  tagsHint: 'Separadas por espacios, como trabajo/diario urgente. Se escriben debajo del texto.',
  make: 'Crear nota',
  made: 'Nota creada',
};

export const writing: Translation<typeof writingTexts> = {
  templatesTitle: 'Nueva nota con plantilla',
  templatesIntro:
    'Una plantilla es una nota de la categoría que elijas aquí. En ella se rellenan {{date}}, {{time}}, {{title}} y {{cursor}}.',
  templatesCategory: 'Categoría con plantillas',
  noCategory: 'Ninguna',
  template: 'Plantilla',
  noTemplates: 'Esta categoría aún no tiene notas',
  noTemplatesHint: 'Escribe una nota en ella: cada nota que contiene es una plantilla.',
  loading: 'Cargando',
  failed: 'No se pudo cargar tu configuración',
  title: 'Título',
  titleMissing: 'El título es obligatorio',
  category: 'Categoría',
  topLevel: 'Nivel superior',
  make: 'Crear nota',
  made: 'Nota creada',
  untitled: 'Sin título',

  todayTitle: 'Hoy',
  previousMonth: 'Mes anterior',
  nextMonth: 'Mes siguiente',
  previousDay: 'Día anterior',
  nextDay: 'Día siguiente',
  toToday: 'Ir a hoy',
  withNote: (day) => `${day}, con nota`,
  open: 'Abrir nota',
  start: 'Escribir este día',
  append: 'Añadir',
  appendTo: (day) => `Añadir a: ${day}`,
  appendHint: 'Markdown. Se añade debajo de lo que ya tiene la nota.',
  appended: (day) => `Añadido a: ${day}`,
  settings: 'Configuración del diario',
  journalCategory: 'Categoría del diario',
  journalDefault: 'Diario, en el nivel superior',
  dayTemplate: 'Plantilla para cada día',
  noTemplate: 'Vacía',
};
