import type { Translation } from '@my-note/contract/language';
import type { pushTexts } from '../../features/settings/push/texts.ts';

export const push: Translation<typeof pushTexts> = {
  here: 'Notificarme en este dispositivo',
  hereHint: 'También cuando My Note está cerrado.',
  off: 'Tu administrador ha desactivado esta opción.',
  reasons: {
    insecure: 'Los navegadores solo lo permiten en direcciones https://.',
    install:
      'En iPhone y iPad, primero añade My Note a la pantalla de inicio: toca Compartir y luego Añadir a pantalla de inicio. Ábrelo desde ahí y activa esta opción.',
    unsupported: 'Este navegador no puede recibir notificaciones mientras My Note está cerrado.',
    blocked:
      'El navegador bloquea las notificaciones de este sitio. Permítelas en el menú junto a la dirección, en Permisos o Configuración del sitio, y vuelve aquí.',
  },
  test: 'Enviar una prueba',
  sent: 'Enviada. Aparecerá en un momento.',
  notSent: (reason) => `No se envió: ${reason}.`,
  noWorker:
    'Esta página aún no está lista para recibir notificaciones. Vuelve a cargarla e inténtalo de nuevo.',
  notReached:
    'El navegador no pudo conectar con su servicio push. Puede deberse a una ventana privada, a un bloqueador o a que el navegador no tiene ese servicio.',
  devices: 'Otros dispositivos que reciben notificaciones',
  sinceWhen: (when) => `Añadido ${when}`,
  unknownDevice: 'Dispositivo desconocido',
  remove: 'Quitar',
  removeNamed: (device) => `Quitar ${device}`,
  failed: 'No se pudo cargar qué dispositivos reciben notificaciones.',
};
