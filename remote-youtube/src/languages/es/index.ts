import { numberFormat, pluralIn } from '@my-note/contract/language';
import type { RemoteYoutubeCatalogue } from '../catalogue.ts';

const plural = pluralIn('es');
const number = numberFormat();
const count = (n: number, one: string, other: string) => `${number(n)} ${plural(n, { one, other })}`;

export const catalogue: RemoteYoutubeCatalogue = {
  youtube: {
    title: 'Youtube Reader',
    failed: 'No se pudieron cargar tus videos',
    channels: {
      title: 'Canales',
      manage: 'Administrar canales',
      failed: 'No se pudieron cargar tus canales',
      empty: 'Aún no hay canales',
      hint: 'Sigue un canal para ver aquí sus videos nuevos y tomar notas a su lado.',
      all: 'Todos los canales',
      address: 'Dirección del canal, @nombre, dirección de un video o id',
      placeholder: '@nombre o dirección',
      add: 'Añadir',
      added: (title) => `Ahora sigues a ${title}`,
      remove: (title) => `Quitar ${title}`,
      removed: (title) => `Se quitó ${title}. Tus notas se conservan.`,
      undo: 'Deshacer',
      unseen: (n) => count(n, 'video sin ver', 'videos sin ver'),
      statuses: {
        waiting: 'A la espera de sus primeros videos',
        stale: 'Última actualización:',
        failing: 'Primer fallo:',
        never: 'Aún no se ha cargado',
      },
    },
    files: {
      menu: 'Importar y exportar',
      import: 'Importar OPML o CSV',
      exportOpml: 'Exportar como OPML',
      exportCsv: 'Exportar como CSV',
      name: 'canales-de-youtube',
      unreadable: 'No es un archivo OPML o CSV con canales. No se cambió nada.',
      imported: (added, present) =>
        [
          added > 0 || present === 0
            ? added === 0
              ? 'Nada nuevo'
              : count(added, 'canal añadido', 'canales añadidos')
            : 'Nada nuevo',
          present > 0 && `ya seguías ${number(present)}`,
        ]
          .filter(Boolean)
          .join(', '),
      overLimit: (n) =>
        plural(n, {
          one: 'Se omitió 1 canal por el límite.',
          other: `Se omitieron ${number(n)} canales por el límite.`,
        }),
      unknown: (some) => `No reconocido: ${some.slice(0, 3).join(', ')}${some.length > 3 ? '…' : ''}`,
    },
    refresh: {
      action: 'Actualizar',
      progress: (done, all) => `Revisados ${done} de ${all}`,
      later: 'Ahora mismo no se puede acceder a YouTube',
      recent: 'Todos los canales se revisaron en la última hora',
      updated: 'Actualizado',
    },
    filter: {
      kinds: 'Tipo de videos',
      all: 'Todos',
      ofKind: { video: 'Videos', short: 'Shorts', live: 'En vivo' },
      unseen: 'Solo sin ver',
      hidden: 'Ocultos',
      channel: 'Canal',
    },
    videos: {
      list: 'Videos',
      none: 'Aún no hay videos',
      noneHint: 'Aquí aparecen los videos nuevos de tus canales.',
      filtered: 'Ningún video coincide',
      filteredHint: 'No hay videos de este tipo.',
      allSeen: 'No hay videos sin ver',
      allSeenHint: 'Ya lo has visto todo.',
      noneHidden: 'No hay videos ocultos',
      showAll: 'Mostrar todos los videos',
      markAll: 'Marcar todos como vistos',
      marked: (n) =>
        plural(n, {
          one: '1 video marcado como visto',
          other: `${number(n)} videos marcados como vistos`,
        }),
      seen: (title) => `Marcar como visto: ${title}`,
      unseen: (title) => `Marcar como no visto: ${title}`,
      hide: (title) => `Ocultar: ${title}`,
      unhide: (title) => `Volver a mostrar: ${title}`,
      hiddenNow: (title) => `“${title}” está oculto`,
      new: 'Sin ver',
      hasNote: 'Tiene una nota',
      hasTranscript: 'Tiene transcripción',
      short: 'Short',
      live: 'En vivo',
      loadingMore: 'Cargando videos anteriores',
    },
    video: {
      back: 'Todos los videos',
      failed: 'No se pudo cargar el video',
      gone: 'No se encontró el video',
      goneHint: 'Quizá sea de un canal que no sigues.',
      onYoutube: 'Ver en YouTube',
      play: (title) => `Reproducir: ${title}`,
      player: (title) => `Reproductor: ${title}`,
      privacy:
        'Se reproduce desde youtube-nocookie.com. No se carga nada de allí hasta que pulses Reproducir.',
      broken: 'YouTube no permite reproducir este video aquí.',
      retry: 'Reintentar',
      toggle: 'Reproducir o pausar',
      backFive: 'Retroceder 5 segundos',
      insert: 'Insertar tiempo',
      insertTime: (time) => `Insertar ${time}`,
      shortcuts: 'Video',
      views: 'Junto al video',
      note: 'Nota',
      about: 'Información',
      transcript: 'Transcripción',
      chapters: 'Capítulos',
      noDescription: 'El video no tiene descripción.',
      seek: (time) => `Ir a ${time}`,
    },
    note: {
      none: 'Aún no hay ninguna nota',
      hint: 'Se guarda en la categoría “Videos”, como cualquier otra nota.',
      start: 'Tomar notas',
      again: 'Empezar otra nota',
      failed: 'No se pudo abrir la nota',
      editorFailed: 'No se pudo cargar el editor',
    },
    transcript: {
      none: 'Aún no hay transcripción',
      hint: 'Pega la transcripción que muestra YouTube o abre un archivo SRT, VTT o de texto. Se guarda con el video.',
      paste: 'Transcripción',
      placeholder: '0:00\nHola y bienvenidos…',
      save: 'Guardar transcripción',
      open: 'Abrir archivo',
      replace: 'Reemplazar',
      cancel: 'Cancelar',
      more: 'Más',
      remove: 'Eliminar transcripción',
      removed: 'Transcripción eliminada',
      undo: 'Deshacer',
      failed: 'No se pudo cargar la transcripción',
      unreadable: 'No es un archivo de texto.',
      search: 'Buscar en la transcripción',
      found: (n) => count(n, 'línea', 'líneas'),
      nothing: 'Ninguna línea coincide',
      follow: 'Seguir el video',
      lines: 'Líneas de la transcripción',
    },
  },
};
