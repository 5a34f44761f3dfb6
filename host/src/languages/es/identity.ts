import type { Translation } from '@my-note/contract/language';
import type { resetTexts } from '../../features/login/reset/texts.ts';
import type { embeddedTexts } from '../../platform/identity/embedded/texts.ts';
import type { firebaseTexts } from '../../platform/identity/firebase/texts.ts';
import type { oidcTexts } from '../../platform/identity/oidc/texts.ts';

export const embedded: Translation<typeof embeddedTexts> = {
  resetHelp: (contact = 'tu administrador') =>
    `Pide a ${contact} un enlace para crear una contraseña nueva. Este sitio no envía correos.`,
};

export const firebase: Translation<typeof firebaseTexts> = {
  google: 'Continuar con Google',
  wrong: 'El correo o la contraseña no son correctos',
  taken: 'Ya existe una cuenta con este correo. Inicia sesión con ella',
  weak: 'Elige una contraseña más larga',
  tooMany: 'Demasiados intentos. Espera unos minutos y vuelve a intentarlo',
  disabled: 'Esta cuenta está desactivada. Contacta con tu administrador',
  network: 'No se pudo acceder al servicio de inicio de sesión. Revisa tu conexión y vuelve a intentarlo',
  blocked:
    'El navegador bloqueó la ventana de inicio de sesión. Permite las ventanas de este sitio y vuelve a intentarlo',
  otherWay: 'Hay una cuenta con este correo que inicia sesión de otra forma. Usa esa',
  notSetUp: 'Esta forma de iniciar sesión no está configurada. Contacta con tu administrador',
  failed: (code) => `No se pudo iniciar sesión (${code}). Vuelve a intentarlo`,
};

export const oidc: Translation<typeof oidcTexts> = {
  continueWith: (label) => `Continuar con ${label}`,
  errors: {
    canceled: 'Se canceló el inicio de sesión. Puedes volver a intentarlo o iniciar sesión de otra forma',
    expired: 'El inicio de sesión tardó demasiado o empezó en otro navegador. Vuelve a intentarlo',
    unreachable: 'No se pudo acceder al proveedor de inicio de sesión. Vuelve a intentarlo en unos minutos',
    refused:
      'El proveedor de inicio de sesión envió una respuesta que no es de confianza. Vuelve a intentarlo o contacta con tu administrador',
    'not-a-member':
      'Tu cuenta del proveedor de inicio de sesión no tiene acceso a este sitio. Contacta con tu administrador',
    'no-email':
      'Tu cuenta del proveedor de inicio de sesión no tiene una dirección de correo y My Note la necesita. Contacta con tu administrador',
  },
  failed: 'No se pudo iniciar sesión. Vuelve a intentarlo',
};

export const reset: Translation<typeof resetTexts> = {
  title: 'Elige una contraseña nueva',
  loading: 'Cargando',
  unknown: 'No se pudo comprobar este enlace',
  ended: 'Este enlace ya no funciona',
  endedHint: 'Expiró o ya se usó. Pide uno nuevo en la página de inicio de sesión.',
  toLogin: 'Ir al inicio de sesión',
  owner: (email) => `Para ${email}. Se cerrará la sesión en todos los dispositivos.`,
  save: 'Guardar contraseña',
  saved: 'Contraseña cambiada',
  savedHint: 'Inicia sesión con tu contraseña nueva.',
};
