import { dateFormat, type Translation } from '@my-note/contract/language';
import type { tasksTexts } from '../../tasks/texts.ts';

const day = dateFormat({
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});

export const tasks: Translation<typeof tasksTexts> = {
  title: 'Tareas',
  groupBy: 'Agrupar por',
  groupings: { due: 'Fecha', note: 'Nota', tag: 'Etiqueta' },
  groups: {
    overdue: 'Vencidas',
    today: 'Hoy',
    week: 'Esta semana',
    later: 'Más adelante',
    none: 'Sin fecha',
  },
  untagged: 'Sin etiqueta',
  untitled: 'Sin título',
  noText: 'Sin texto',
  locked: 'Bloqueada',
  day: (date) => day(new Date(date)),
  failure: 'No se pudieron cargar tus tareas.',
  empty: 'No hay tareas pendientes',
  emptyHint: 'Aquí aparece cualquier línea de una nota como “- [ ] Pagar el alquiler @2026-12-01”.',
  loading: 'Cargando',
  loadingMore: 'Cargando más tareas',
  remindersTitle: 'Recordatorios',
  reminders: 'Avisarme por la mañana de las tareas que vencen',
  feedTitle: 'En tu calendario',
  feedHint:
    'Los calendarios pueden mostrar las tareas con fecha mediante una dirección solo tuya. Quien la tenga puede leer esas tareas y nada más.',
  feedMadeWhen: (when) => `Dirección creada ${when}`,
  feedReadWhen: (when) => `leída por última vez ${when}`,
  feedNever: 'aún no se ha leído',
  makeFeed: 'Crear dirección',
  renewFeed: 'Crear una dirección nueva',
  removeFeed: 'Eliminar dirección',
  feedRemoved: 'La dirección ya no funciona',
  feedAddress: 'Dirección para calendarios',
  close: 'Cerrar',
  feedOnce:
    'Añádela a tu calendario como suscripción. Solo se muestra una vez; las direcciones anteriores dejan de funcionar.',
};
