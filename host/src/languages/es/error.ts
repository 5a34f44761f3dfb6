import type { Translation } from '@my-note/contract/language';
import type { errorTexts } from '../../platform/remotes/model/error-texts.ts';

export const error: Translation<typeof errorTexts> = {
  kinds: {
    network: {
      title: 'No se pudo acceder a esta página',
      text: 'El resto de My Note funciona. Revisa la conexión y vuelve a intentarlo.',
      action: 'retry',
    },
    timeout: {
      title: 'Esta página tarda demasiado',
      text: 'Sus archivos no llegaron a tiempo. El resto de My Note funciona.',
      action: 'retry',
    },
    integrity: {
      title: 'Esta página se bloqueó por tu seguridad',
      text: 'Sus archivos no son los que se publicaron. Vuelve a intentarlo. Si ocurre otra vez, contacta con tu administrador.',
      action: 'retry',
    },
    contract: {
      title: 'Esta página necesita una app más reciente',
      text: 'Se creó para una versión de My Note distinta de la de esta pestaña. Volver a cargar la app puede ayudar.',
      action: 'reload',
    },
    'shared-version': {
      title: 'Esta página necesita una app más reciente',
      text: 'Necesita partes de My Note en una versión distinta de la de esta pestaña. Volver a cargar la app puede ayudar.',
      action: 'reload',
    },
    evaluation: {
      title: 'No se pudo iniciar esta página',
      text: 'Falló al iniciarse. El resto de My Note funciona.',
      action: 'reload',
    },
    render: {
      title: 'Esta página dejó de funcionar',
      text: 'Se produjo un error. El resto de My Note funciona.',
      action: 'retry',
    },
    gone: {
      title: 'Hay una versión más reciente de esta página',
      text: 'Se publicó una versión nueva mientras esta pestaña estaba abierta. Guarda lo que estés escribiendo y vuelve a cargar la app.',
      action: 'reload',
    },
    off: {
      title: 'Esta página está desactivada',
      text: 'Tu administrador la ha desactivado por ahora.',
      action: 'retry',
    },
  },
  refused:
    'Sus archivos no vienen de una dirección permitida o no tienen suma de comprobación. Contacta con tu administrador.',
  reload: 'Recargar la app',
  newVersion: 'Hay una nueva versión disponible',
  override: (name) =>
    `Aquí debería mostrarse una copia propia de desarrollo de ${name}. Con Restablecer vuelve la página publicada.`,
  overridden: (names) => `Copia propia de ${names}`,
  resetOverride: 'Restablecer',
  overrideRefused: (names) =>
    `Este sitio no permite tu copia propia de ${names}. Se muestra la página publicada.`,
  closeNotice: 'Cerrar',
};
